### Strona o tym, co jest wydrukowane, a co jest nasze.

web-sources-title = { $game }: co jest wydrukowane, a co jest nasze
web-sources-link = Co jest wydrukowane, a co jest nasze
web-sources-link-share = { $percent } % wartości odtworzyliśmy sami
web-sources-link-game = { $game }: co jest wydrukowane, a co jest nasze
web-sources-about = Zasady opierają się na instrukcji, a nasze decyzje są w nich oznaczone. Wiele wartości na kartach, kafelkach i torach pochodzi od nas: tam, gdzie nikt nie opublikował tego, co wydrukowano, dobraliśmy pasującą wartość. Ta strona mówi, skąd pochodzi każda z nich.
web-sources-count = { $count ->
        [one] { $count } wartość elementów gry
        [few] { $count } wartości elementów gry
        [many] { $count } wartości elementów gry
       *[other] { $count } wartości elementów gry
    }
web-sources-values = { $count ->
        [one] { $count } wartość
        [few] { $count } wartości
        [many] { $count } wartości
       *[other] { $count } wartości
    }
web-sources-share = { $kind } { $percent } %
web-sources-part = { $percent } % ({ $count })
web-sources-own = Masz tę grę? Możesz wpisać to, co wydrukowano:
web-sources-box = Wartości z tego pudełka
web-sources-box-named = Ten serwer gra z wartościami z pudełka swojego właściciela ({ $box }).
web-sources-box-same = Ten serwer używa wartości z pudełka swojego właściciela; żadna nie różni się od naszych.
