### Gra w kilku słowach; o co się pyta, co można zrobić, czego nie wolno i co się stało.

game-name = Wspólne jezioro
game-short = Wszyscy łowią w tym samym jeziorze: kto bierze za dużo, rujnuje wszystkich.
game-aim = W swojej turze łowisz do trzech ryb w jeziorze, które należy do wszystkich, albo dajesz mu odpocząć. Wiosną przybywa tym więcej ryb, im więcej ich zostało. Twoje tajne zamówienie sprawia, że połowy jednej wielkości są cenniejsze. Po sześciu rundach wygrywa ten, kto ma najwięcej monet; ale jeśli jezioro kiedykolwiek będzie puste, wszyscy przegrywają.

## O co się pyta, i zasada tej chwili

prompt-draw_order = { NAME($seat) } dobiera zamówienie.
prompt-spring = Nadchodzi wiosna: sucha, łagodna czy mokra?
prompt-turn = Ile ryb łowisz?
help-turn = Nikt nie łowi tylu ryb, ile złowiono w poprzedniej turze. Połów tej wielkości, na którą masz zamówienie, jest wart 4 monety, każdy inny po monecie za rybę. Kto weźmie ostatnią rybę, ten sprawi, że wszyscy przegrają.
prompt-over = Gra jest skończona.

## Co można zrobić, w całości i jako nagłówek

option-draw = Dobierz zamówienie na { NAME($size, case: "acc") }
group-draw = Dobierz zamówienie
option-spring = Wiosna jest { NAME($weather) }
group-spring = Wiosna jest
option-catch = Złów { NAME($size, case: "acc") }
group-catch = Złów
option-rest = Daj jezioru odpocząć
group-rest = Daj jezioru odpocząć

## Czego nie wolno i dlaczego

reason-too_few = { $number ->
        [one] W jeziorze jest tylko { $number } ryba.
        [few] W jeziorze są tylko { $number } ryby.
       *[many] W jeziorze jest tylko { $number } ryb.
    }
reason-same_size = W poprzedniej turze złowiono { NAME($size, case: "acc") }, a nikt nie łowi tyle samo.

## Co się stało

event-drew = { NAME($seat) } dobiera zamówienie na { NAME($size, case: "acc") }.
event-drew_hidden = { NAME($seat) } dobiera zamówienie.
event-round = Zaczyna się runda { $number }.
event-caught = { NAME($seat) } łowi { NAME($size, case: "acc") }.
event-rested = { NAME($seat) } daje jezioru odpocząć.
event-grew = Wiosna jest { NAME($weather) }. Nowe ryby: { $number }.
event-empty = { NAME($seat) } łowi ostatnią rybę. Jezioro jest puste.
event-sold = { NAME($seat) } pokazuje zamówienie na { NAME($size, case: "acc") } i ma { $number ->
        [one] { $number } monetę
        [few] { $number } monety
       *[many] { $number } monet
    }.
ending-empty_lake = Jezioro jest puste.
