### The names of Future Energy. Forms beside the nominative: .gen .dat .ins .loc, .to (where to, with its
### preposition), .at (where, with its preposition), .short (what is printed on a tile).

## seat

seat-white = Biały
    .dat = Białemu
seat-red = Czerwony
    .dat = Czerwonemu
seat-blue = Niebieski
    .dat = Niebieskiemu
seat-yellow = Żółty
    .dat = Żółtemu

## place

place-start = Pole startowe
    .to = na pole startowe
    .at = na polu startowym
place-trondheim = Trondheim
    .to = do Trondheim
    .at = w Trondheim
place-bergen = Bergen
    .to = do Bergen
    .at = w Bergen
place-oslo = Oslo
    .to = do Oslo
    .at = w Oslo
place-stockholm = Sztokholm
    .to = do Sztokholmu
    .at = w Sztokholmie
place-helsinki = Helsinki
    .to = do Helsinek
    .at = w Helsinkach
place-gothenburg = Göteborg
    .to = do Göteborga
    .at = w Göteborgu
place-copenhagen = Kopenhaga
    .to = do Kopenhagi
    .at = w Kopenhadze
place-hamburg = Hamburg
    .to = do Hamburga
    .at = w Hamburgu
place-berlin = Berlin
    .to = do Berlina
    .at = w Berlinie
place-glasgow = Glasgow
    .to = do Glasgow
    .at = w Glasgow
place-dublin = Dublin
    .to = do Dublina
    .at = w Dublinie
place-manchester = Manchester
    .to = do Manchesteru
    .at = w Manchesterze
place-london = Londyn
    .to = do Londynu
    .at = w Londynie
place-amsterdam = Amsterdam
    .to = do Amsterdamu
    .at = w Amsterdamie
place-brussels = Bruksela
    .to = do Brukseli
    .at = w Brukseli
place-paris = Paryż
    .to = do Paryża
    .at = w Paryżu
place-rennes = Rennes
    .to = do Rennes
    .at = w Rennes
place-cologne = Kolonia
    .to = do Kolonii
    .at = w Kolonii
place-lyon = Lyon
    .to = do Lyonu
    .at = w Lyonie
place-marseille = Marsylia
    .to = do Marsylii
    .at = w Marsylii
place-toulouse = Tuluza
    .to = do Tuluzy
    .at = w Tuluzie
place-bilbao = Bilbao
    .to = do Bilbao
    .at = w Bilbao
place-barcelona = Barcelona
    .to = do Barcelony
    .at = w Barcelonie
place-madrid = Madryt
    .to = do Madrytu
    .at = w Madrycie
place-porto = Porto
    .to = do Porto
    .at = w Porto
place-lisbon = Lizbona
    .to = do Lizbony
    .at = w Lizbonie
place-seville = Sewilla
    .to = do Sewilli
    .at = w Sewilli
place-zurich = Zurych
    .to = do Zurychu
    .at = w Zurychu
place-milan = Mediolan
    .to = do Mediolanu
    .at = w Mediolanie
place-rome = Rzym
    .to = do Rzymu
    .at = w Rzymie
place-naples = Neapol
    .to = do Neapolu
    .at = w Neapolu
place-zagreb = Zagrzeb
    .to = do Zagrzebia
    .at = w Zagrzebiu
place-belgrade = Belgrad
    .to = do Belgradu
    .at = w Belgradzie
place-sofia = Sofia
    .to = do Sofii
    .at = w Sofii
place-athens = Ateny
    .to = do Aten
    .at = w Atenach
place-istanbul = Stambuł
    .to = do Stambułu
    .at = w Stambule
place-prague = Praga
    .to = do Pragi
    .at = w Pradze
place-vienna = Wiedeń
    .to = do Wiednia
    .at = w Wiedniu
place-budapest = Budapeszt
    .to = do Budapesztu
    .at = w Budapeszcie
place-krakow = Kraków
    .to = do Krakowa
    .at = w Krakowie
place-warsaw = Warszawa
    .to = do Warszawy
    .at = w Warszawie
place-vilnius = Wilno
    .to = do Wilna
    .at = w Wilnie
place-lviv = Lwów
    .to = do Lwowa
    .at = we Lwowie
place-kyiv = Kijów
    .to = do Kijowa
    .at = w Kijowie
place-bucharest = Bukareszt
    .to = do Bukaresztu
    .at = w Bukareszcie
place-riga = Ryga
    .to = do Rygi
    .at = w Rydze

## connection

connection-start-hamburg = Pole startowe–Hamburg
connection-start-berlin = Pole startowe–Berlin
connection-start-prague = Pole startowe–Praga
connection-start-vienna = Pole startowe–Wiedeń
connection-start-zurich = Pole startowe–Zurych
connection-start-lyon = Pole startowe–Lyon
connection-start-paris = Pole startowe–Paryż
connection-start-cologne = Pole startowe–Kolonia
connection-trondheim-bergen = Trondheim–Bergen
connection-trondheim-oslo = Trondheim–Oslo
connection-trondheim-stockholm = Trondheim–Sztokholm
connection-bergen-oslo = Bergen–Oslo
connection-bergen-glasgow = Bergen–Glasgow
connection-oslo-gothenburg = Oslo–Göteborg
connection-oslo-stockholm = Oslo–Sztokholm
connection-stockholm-helsinki = Sztokholm–Helsinki
connection-stockholm-gothenburg = Sztokholm–Göteborg
connection-stockholm-vilnius = Sztokholm–Wilno
connection-gothenburg-copenhagen = Göteborg–Kopenhaga
connection-copenhagen-hamburg = Kopenhaga–Hamburg
connection-copenhagen-berlin = Kopenhaga–Berlin
connection-hamburg-berlin = Hamburg–Berlin
connection-helsinki-vilnius = Helsinki–Wilno
connection-berlin-warsaw = Berlin–Warszawa
connection-berlin-prague = Berlin–Praga
connection-hamburg-amsterdam = Hamburg–Amsterdam
connection-glasgow-dublin = Glasgow–Dublin
connection-glasgow-manchester = Glasgow–Manchester
connection-dublin-manchester = Dublin–Manchester
connection-dublin-rennes = Dublin–Rennes
connection-manchester-london = Manchester–Londyn
connection-london-amsterdam = Londyn–Amsterdam
connection-london-brussels = Londyn–Bruksela
connection-london-rennes = Londyn–Rennes
connection-amsterdam-brussels = Amsterdam–Bruksela
connection-amsterdam-cologne = Amsterdam–Kolonia
connection-brussels-cologne = Bruksela–Kolonia
connection-brussels-paris = Bruksela–Paryż
connection-paris-rennes = Paryż–Rennes
connection-rennes-bilbao = Rennes–Bilbao
connection-paris-lyon = Paryż–Lyon
connection-paris-toulouse = Paryż–Tuluza
connection-lyon-zurich = Lyon–Zurych
connection-lyon-marseille = Lyon–Marsylia
connection-lyon-toulouse = Lyon–Tuluza
connection-marseille-toulouse = Marsylia–Tuluza
connection-marseille-barcelona = Marsylia–Barcelona
connection-marseille-milan = Marsylia–Mediolan
connection-toulouse-bilbao = Tuluza–Bilbao
connection-toulouse-barcelona = Tuluza–Barcelona
connection-bilbao-madrid = Bilbao–Madryt
connection-bilbao-porto = Bilbao–Porto
connection-madrid-barcelona = Madryt–Barcelona
connection-madrid-porto = Madryt–Porto
connection-madrid-seville = Madryt–Sewilla
connection-porto-lisbon = Porto–Lizbona
connection-lisbon-seville = Lizbona–Sewilla
connection-seville-barcelona = Sewilla–Barcelona
connection-zurich-milan = Zurych–Mediolan
connection-milan-rome = Mediolan–Rzym
connection-milan-zagreb = Mediolan–Zagrzeb
connection-rome-naples = Rzym–Neapol
connection-rome-zagreb = Rzym–Zagrzeb
connection-barcelona-rome = Barcelona–Rzym
connection-naples-athens = Neapol–Ateny
connection-naples-belgrade = Neapol–Belgrad
connection-zagreb-belgrade = Zagrzeb–Belgrad
connection-belgrade-sofia = Belgrad–Sofia
connection-sofia-athens = Sofia–Ateny
connection-sofia-istanbul = Sofia–Stambuł
connection-athens-istanbul = Ateny–Stambuł
connection-sofia-bucharest = Sofia–Bukareszt
connection-istanbul-bucharest = Stambuł–Bukareszt
connection-zagreb-vienna = Zagrzeb–Wiedeń
connection-prague-vienna = Praga–Wiedeń
connection-prague-krakow = Praga–Kraków
connection-vienna-budapest = Wiedeń–Budapeszt
connection-budapest-belgrade = Budapeszt–Belgrad
connection-budapest-krakow = Budapeszt–Kraków
connection-budapest-bucharest = Budapeszt–Bukareszt
connection-krakow-warsaw = Kraków–Warszawa
connection-krakow-lviv = Kraków–Lwów
connection-warsaw-vilnius = Warszawa–Wilno
connection-warsaw-lviv = Warszawa–Lwów
connection-lviv-kyiv = Lwów–Kijów
connection-kyiv-vilnius = Kijów–Wilno
connection-kyiv-bucharest = Kijów–Bukareszt
connection-lviv-bucharest = Lwów–Bukareszt
connection-stockholm-riga = Sztokholm–Ryga
connection-helsinki-riga = Helsinki–Ryga
connection-riga-warsaw = Ryga–Warszawa
connection-riga-kyiv = Ryga–Kijów
connection-manchester-amsterdam = Manchester–Amsterdam
connection-rennes-toulouse = Rennes–Tuluza
connection-toulouse-madrid = Tuluza–Madryt
connection-madrid-lisbon = Madryt–Lizbona
connection-madrid-rennes = Madryt–Rennes
connection-lisbon-barcelona = Lizbona–Barcelona
connection-rome-belgrade = Rzym–Belgrad
connection-krakow-kyiv = Kraków–Kijów
connection-warsaw-kyiv = Warszawa–Kijów
connection-belgrade-bucharest = Belgrad–Bukareszt

## tile

tile-investor = Inwestor
tile-engineer = Inżynier
tile-nuclear = Energia jądrowa
tile-coal = Węgiel
tile-gas = Gaz ziemny
tile-oil = Ropa naftowa
tile-building_land = Teren budowlany
tile-bl_money_4 = Teren budowlany (4 mln euro)
    .short = 4 mln euro
tile-bl_money_5 = Teren budowlany (5 mln euro)
    .short = 5 mln euro
tile-bl_vp_5 = Teren budowlany (5 punktów zwycięstwa)
    .short = 5 punktów zwycięstwa
tile-bl_extra_plant = Teren budowlany (dodatkowa elektrownia)
    .short = Dodatkowa elektrownia
tile-bl_two_lines = Teren budowlany (dwie linie)
    .short = Dwie linie
tile-bl_free_order = Teren budowlany (zamówienie za darmo)
    .short = Zamówienie za darmo

## icon

icon-investor = inwestor
    .gen = inwestora
icon-engineer = inżynier
    .gen = inżyniera
icon-nuclear = energia jądrowa
    .gen = energii jądrowej
icon-coal = węgiel
    .gen = węgla
icon-gas = gaz ziemny
    .gen = gazu ziemnego
icon-oil = ropa naftowa
    .gen = ropy naftowej

## contract

contract-c01 = kontrakt c01
    .gen = kontraktu c01
    .loc = kontrakcie c01
contract-c02 = kontrakt c02
    .gen = kontraktu c02
    .loc = kontrakcie c02
contract-c03 = kontrakt c03
    .gen = kontraktu c03
    .loc = kontrakcie c03
contract-c04 = kontrakt c04
    .gen = kontraktu c04
    .loc = kontrakcie c04
contract-c05 = kontrakt c05
    .gen = kontraktu c05
    .loc = kontrakcie c05
contract-c06 = kontrakt c06
    .gen = kontraktu c06
    .loc = kontrakcie c06
contract-c07 = kontrakt c07
    .gen = kontraktu c07
    .loc = kontrakcie c07
contract-c08 = kontrakt c08
    .gen = kontraktu c08
    .loc = kontrakcie c08
contract-c09 = kontrakt c09
    .gen = kontraktu c09
    .loc = kontrakcie c09
contract-c10 = kontrakt c10
    .gen = kontraktu c10
    .loc = kontrakcie c10
contract-c11 = kontrakt c11
    .gen = kontraktu c11
    .loc = kontrakcie c11
contract-c12 = kontrakt c12
    .gen = kontraktu c12
    .loc = kontrakcie c12
contract-c13 = kontrakt c13
    .gen = kontraktu c13
    .loc = kontrakcie c13
contract-c14 = kontrakt c14
    .gen = kontraktu c14
    .loc = kontrakcie c14
contract-c15 = kontrakt c15
    .gen = kontraktu c15
    .loc = kontrakcie c15
contract-c16 = kontrakt c16
    .gen = kontraktu c16
    .loc = kontrakcie c16
contract-c17 = kontrakt c17
    .gen = kontraktu c17
    .loc = kontrakcie c17
contract-c18 = kontrakt c18
    .gen = kontraktu c18
    .loc = kontrakcie c18
contract-c19 = kontrakt c19
    .gen = kontraktu c19
    .loc = kontrakcie c19
contract-c20 = kontrakt c20
    .gen = kontraktu c20
    .loc = kontrakcie c20
contract-c21 = kontrakt c21
    .gen = kontraktu c21
    .loc = kontrakcie c21
contract-c22 = kontrakt c22
    .gen = kontraktu c22
    .loc = kontrakcie c22
contract-c23 = kontrakt c23
    .gen = kontraktu c23
    .loc = kontrakcie c23
contract-c24 = kontrakt c24
    .gen = kontraktu c24
    .loc = kontrakcie c24
contract-s1 = kontrakt startowy s1
    .gen = kontraktu startowego s1
    .loc = kontrakcie startowym s1
contract-s2 = kontrakt startowy s2
    .gen = kontraktu startowego s2
    .loc = kontrakcie startowym s2
contract-s3 = kontrakt startowy s3
    .gen = kontraktu startowego s3
    .loc = kontrakcie startowym s3
contract-s4 = kontrakt startowy s4
    .gen = kontraktu startowego s4
    .loc = kontrakcie startowym s4

## slot

slot-1 = miejsce 1
    .gen = miejsca 1
slot-2 = miejsce 2
    .gen = miejsca 2
slot-3 = miejsce 3
    .gen = miejsca 3
slot-4 = miejsce 4
    .gen = miejsca 4

## order

order-o01 = o01 (4 mln)
order-o02 = o02 (przeniesienie linii na puste połączenie)
order-o03 = o03 (sprzedaż certyfikatu za wartość + 1)
order-o04 = o04 (przesunięcie elektrowni na kontrakcie)
order-o05 = o05 (jeden darmowy krok)
order-o06 = o06 (zwrot elektrowni do zasobów)
order-o07 = o07 (6 mln)
order-o08 = o08 (przeniesienie linii na dowolne połączenie)
order-o09 = o09 (elektrownia przy cudzej elektrowni)
order-o10 = o10 (darmowy kontrakt)
order-o11 = o11 (zamiana dwóch żetonów starych elektrowni)
order-o12 = o12 (podwojenie elektrowni na polu ropy)
order-o13 = o13 (8 mln)
order-o14 = o14 (darmowa linia na dowolnym połączeniu)
order-o15 = o15 (dwie elektrownie przy cudzych elektrowniach)
order-o16 = o16 (powtórzenie akcji planowania)

## payment

payment-investor = żeton inwestora
    .gen = żetonu inwestora
    .ins = żetonem inwestora
payment-engineer = żeton inżyniera
    .gen = żetonu inżyniera
    .ins = żetonem inżyniera
payment-nuclear = żeton energii jądrowej
    .gen = żetonu energii jądrowej
    .ins = żetonem energii jądrowej
payment-coal = żeton węgla
    .gen = żetonu węgla
    .ins = żetonem węgla
payment-gas = żeton gazu ziemnego
    .gen = żetonu gazu ziemnego
    .ins = żetonem gazu ziemnego
payment-oil = żeton ropy naftowej
    .gen = żetonu ropy naftowej
    .ins = żetonem ropy naftowej
payment-building_land = żeton terenu budowlanego
    .gen = żetonu terenu budowlanego
    .ins = żetonem terenu budowlanego
payment-joker = żeton dżokera
    .gen = żetonu dżokera
    .ins = żetonem dżokera

## certificate

certificate-3 = certyfikat CO₂ o wartości 3
certificate-4 = certyfikat CO₂ o wartości 4
certificate-5 = certyfikat CO₂ o wartości 5

## side

side-left = lewo
side-right = prawo

## region

region-north = Północ
region-west = Zachód
region-south_west = Południowy zachód
region-south_east = Południowy wschód
region-east = Wschód
region-south = Południe

## category

category-contracts = ukończone kontrakty
category-orders = zamówienia publiczne
category-building_land = tereny budowlane
category-free_fields = wolne pola kontraktów
category-certificates = certyfikaty CO₂
category-majorities = przewagi w regionach
category-regions = regiony w sieci energetycznej
category-largest_grid = największa sieć energetyczna

## module

module-module_1 = Największa sieć
module-module_2 = Zamówienia publiczne
module-module_3 = Nowe tereny budowlane i energia jądrowa

## planning_action

planning_action-one_line = Kup jedną linię
planning_action-two_lines = Kup dwie linie
planning_action-buy_contract = Kup kontrakt budowlany

## stock

stock-money = pieniądze
stock-plants = elektrownie w zasobach
stock-lines = linie w zasobach
stock-score = punkty
stock-investors = inwestorzy
stock-engineers = inżynierowie
stock-nuclear = żetony energii jądrowej na planszy
stock-jokers = dżokery
stock-certificates = certyfikaty CO₂
stock-orders = zamówienia publiczne
stock-tiles = zebrane żetony
