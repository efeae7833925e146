### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-sort_out = Odłóż do pudełka żeton „{ NAME($tile) }”
group-sort_out = Odłóż do pudełka
option-lay = Połóż { NAME($place, case: "at") } żeton „{ NAME($tile) }”
group-lay = Połóż żeton
option-exchange = Wymień żeton leżący { NAME($place, case: "at") }
group-exchange = Wymień żeton
option-for_tile = Wprowadź żeton „{ NAME($tile) }”
group-for_tile = Wprowadź żeton
option-for_place = Weź w zamian żeton leżący { NAME($place, case: "at") }
group-for_place = Weź w zamian żeton
option-turn_up = Odkryj { NAME($contract) }
group-turn_up = Odkryj kontrakt
option-deal = Rozdaj { NAME($contract) }
group-deal = Rozdaj kontrakt startowy
option-kite = Daj { NAME($seat, case: "dat") } latawiec startowy
group-kite = Daj latawiec startowy
option-turn_up_order = Odkryj zamówienie { NAME($order) }
group-turn_up_order = Odkryj zamówienie
option-draw = Dobierz { NAME($certificate) }
group-draw = Dobierz certyfikat

## Planning

option-end = Zakończ i przejdź dalej
group-end = Zakończ
option-one_line = Kup jedną linię energetyczną (1{ "\u00A0" }M)
group-one_line = Kup jedną linię
option-two_lines = Kup dwie linie energetyczne (5{ "\u00A0" }M)
group-two_lines = Kup dwie linie
option-buy = Kup kontrakt z { NAME($slot, case: "gen") }
group-buy = Kup kontrakt
option-buy_order = Kup zamówienie z { NAME($slot, case: "gen") } (1{ "\u00A0" }M)
group-buy_order = Kup odkryte zamówienie
option-buy_blind = Kup w ciemno wierzchnie zamówienie ze stosu (1{ "\u00A0" }M)
group-buy_blind = Kup zamówienie w ciemno
option-use = Użyj zamówienia { NAME($order) }
group-use = Użyj zamówienia
option-pay = Zapłać { NAME($payment, case: "ins") }
group-pay = Zapłać

## Moving and building

option-pass = Spasuj i zostaw ekipę na miejscu
group-pass = Spasuj
option-step = Idź { NAME($place, case: "to") }
group-step = Idź
option-step_nuclear = Idź za darmo { NAME($place, case: "to") } (żeton energii jądrowej)
group-step_nuclear = Idź dzięki żetonowi energii jądrowej
option-build = Zbuduj elektrownię z { NAME($contract, case: "gen") } ({ NAME($icon) })
group-build = Zbuduj elektrownię z
option-build_pair = Zbuduj obie elektrownie z pola ropy { NAME($contract, case: "gen") }
group-build_pair = Zbuduj obie elektrownie z pola ropy
option-join = Dobuduj elektrownię z { NAME($contract, case: "gen") } (2{ "\u00A0" }M)
group-join = Dobuduj elektrownię z
option-join_pair = Dobuduj obie elektrownie z pola ropy { NAME($contract, case: "gen") } (2{ "\u00A0" }M)
group-join_pair = Dobuduj obie elektrownie z pola ropy

## Effects

option-decline = Zrezygnuj
group-decline = Zrezygnuj
option-line = Połóż linię na połączeniu { NAME($connection) }
group-line = Połóż linię na połączeniu
option-lift = Podnieś swoją linię z połączenia { NAME($connection) }
group-lift = Podnieś swoją linię z połączenia
option-return = Zwróć do zasobów elektrownię z { NAME($contract, case: "gen") } ({ NAME($icon) })
group-return = Zwróć do zasobów elektrownię z
option-add = Dostaw elektrownię z pola ropy { NAME($contract, case: "gen") }
group-add = Dostaw elektrownię z pola ropy
option-add_pair = Dostaw obie elektrownie z pola ropy { NAME($contract, case: "gen") }
group-add_pair = Dostaw obie elektrownie z pola ropy
option-plant = Weź elektrownię z { NAME($contract, case: "gen") } ({ NAME($icon) })
group-plant = Weź elektrownię z
option-at = Postaw elektrownię { NAME($place, case: "at") }
group-at = Postaw elektrownię
option-shift = Przesuń elektrownię na { NAME($contract, case: "loc") } ({ NAME($icon) }) o jedno pole w { NAME($side) }
group-shift = Przesuń elektrownię na
option-sell = Sprzedaj { NAME($certificate) }
group-sell = Sprzedaj certyfikat
option-take = Weź za darmo kontrakt z { NAME($slot, case: "gen") }
group-take = Weź kontrakt
option-take_order = Weź za darmo zamówienie z { NAME($slot, case: "gen") }
group-take_order = Weź odkryte zamówienie
option-swap = Zamień żeton leżący { NAME($place, case: "at") }
group-swap = Zamień żeton
option-with = Zamień go z żetonem leżącym { NAME($place, case: "at") }
group-with = Zamień go z żetonem
option-double = Podwój elektrownię na polu ropy { NAME($contract, case: "gen") }
group-double = Podwój elektrownię na polu ropy
option-store = Połóż żeton energii jądrowej na swojej planszy atomowej
group-store = Zachowaj na ruch
option-collect = Zbierz żeton energii jądrowej na opłacanie zamówień
group-collect = Zbierz na zamówienia
