### The names of Future Energy. Forms beside the nominative: .to (where to, with its preposition),
### .at (where, with its preposition), .short (what is printed on a tile).

## seat

seat-white = Weiß
seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb

## place

place-start = Startfeld
    .to = zum Startfeld
    .at = auf dem Startfeld
place-trondheim = Trondheim
    .to = nach Trondheim
    .at = in Trondheim
place-bergen = Bergen
    .to = nach Bergen
    .at = in Bergen
place-oslo = Oslo
    .to = nach Oslo
    .at = in Oslo
place-stockholm = Stockholm
    .to = nach Stockholm
    .at = in Stockholm
place-helsinki = Helsinki
    .to = nach Helsinki
    .at = in Helsinki
place-gothenburg = Göteborg
    .to = nach Göteborg
    .at = in Göteborg
place-copenhagen = Kopenhagen
    .to = nach Kopenhagen
    .at = in Kopenhagen
place-hamburg = Hamburg
    .to = nach Hamburg
    .at = in Hamburg
place-berlin = Berlin
    .to = nach Berlin
    .at = in Berlin
place-glasgow = Glasgow
    .to = nach Glasgow
    .at = in Glasgow
place-dublin = Dublin
    .to = nach Dublin
    .at = in Dublin
place-manchester = Manchester
    .to = nach Manchester
    .at = in Manchester
place-london = London
    .to = nach London
    .at = in London
place-amsterdam = Amsterdam
    .to = nach Amsterdam
    .at = in Amsterdam
place-brussels = Brüssel
    .to = nach Brüssel
    .at = in Brüssel
place-paris = Paris
    .to = nach Paris
    .at = in Paris
place-rennes = Rennes
    .to = nach Rennes
    .at = in Rennes
place-cologne = Köln
    .to = nach Köln
    .at = in Köln
place-lyon = Lyon
    .to = nach Lyon
    .at = in Lyon
place-marseille = Marseille
    .to = nach Marseille
    .at = in Marseille
place-toulouse = Toulouse
    .to = nach Toulouse
    .at = in Toulouse
place-bilbao = Bilbao
    .to = nach Bilbao
    .at = in Bilbao
place-barcelona = Barcelona
    .to = nach Barcelona
    .at = in Barcelona
place-madrid = Madrid
    .to = nach Madrid
    .at = in Madrid
place-porto = Porto
    .to = nach Porto
    .at = in Porto
place-lisbon = Lissabon
    .to = nach Lissabon
    .at = in Lissabon
place-seville = Sevilla
    .to = nach Sevilla
    .at = in Sevilla
place-zurich = Zürich
    .to = nach Zürich
    .at = in Zürich
place-milan = Mailand
    .to = nach Mailand
    .at = in Mailand
place-rome = Rom
    .to = nach Rom
    .at = in Rom
place-naples = Neapel
    .to = nach Neapel
    .at = in Neapel
place-zagreb = Zagreb
    .to = nach Zagreb
    .at = in Zagreb
place-belgrade = Belgrad
    .to = nach Belgrad
    .at = in Belgrad
place-sofia = Sofia
    .to = nach Sofia
    .at = in Sofia
place-athens = Athen
    .to = nach Athen
    .at = in Athen
place-istanbul = Istanbul
    .to = nach Istanbul
    .at = in Istanbul
place-prague = Prag
    .to = nach Prag
    .at = in Prag
place-vienna = Wien
    .to = nach Wien
    .at = in Wien
place-budapest = Budapest
    .to = nach Budapest
    .at = in Budapest
place-krakow = Krakau
    .to = nach Krakau
    .at = in Krakau
place-warsaw = Warschau
    .to = nach Warschau
    .at = in Warschau
place-vilnius = Vilnius
    .to = nach Vilnius
    .at = in Vilnius
place-lviv = Lwiw
    .to = nach Lwiw
    .at = in Lwiw
place-kyiv = Kyjiw
    .to = nach Kyjiw
    .at = in Kyjiw
place-bucharest = Bukarest
    .to = nach Bukarest
    .at = in Bukarest
place-riga = Riga
    .to = nach Riga
    .at = in Riga

## connection

connection-start-hamburg = Startfeld–Hamburg
connection-start-berlin = Startfeld–Berlin
connection-start-prague = Startfeld–Prag
connection-start-vienna = Startfeld–Wien
connection-start-zurich = Startfeld–Zürich
connection-start-lyon = Startfeld–Lyon
connection-start-paris = Startfeld–Paris
connection-start-cologne = Startfeld–Köln
connection-trondheim-bergen = Trondheim–Bergen
connection-trondheim-oslo = Trondheim–Oslo
connection-trondheim-stockholm = Trondheim–Stockholm
connection-bergen-oslo = Bergen–Oslo
connection-bergen-glasgow = Bergen–Glasgow
connection-oslo-gothenburg = Oslo–Göteborg
connection-oslo-stockholm = Oslo–Stockholm
connection-stockholm-helsinki = Stockholm–Helsinki
connection-stockholm-gothenburg = Stockholm–Göteborg
connection-stockholm-vilnius = Stockholm–Vilnius
connection-gothenburg-copenhagen = Göteborg–Kopenhagen
connection-copenhagen-hamburg = Kopenhagen–Hamburg
connection-copenhagen-berlin = Kopenhagen–Berlin
connection-hamburg-berlin = Hamburg–Berlin
connection-helsinki-vilnius = Helsinki–Vilnius
connection-berlin-warsaw = Berlin–Warschau
connection-berlin-prague = Berlin–Prag
connection-hamburg-amsterdam = Hamburg–Amsterdam
connection-glasgow-dublin = Glasgow–Dublin
connection-glasgow-manchester = Glasgow–Manchester
connection-dublin-manchester = Dublin–Manchester
connection-dublin-rennes = Dublin–Rennes
connection-manchester-london = Manchester–London
connection-london-amsterdam = London–Amsterdam
connection-london-brussels = London–Brüssel
connection-london-rennes = London–Rennes
connection-amsterdam-brussels = Amsterdam–Brüssel
connection-amsterdam-cologne = Amsterdam–Köln
connection-brussels-cologne = Brüssel–Köln
connection-brussels-paris = Brüssel–Paris
connection-paris-rennes = Paris–Rennes
connection-rennes-bilbao = Rennes–Bilbao
connection-paris-lyon = Paris–Lyon
connection-paris-toulouse = Paris–Toulouse
connection-lyon-zurich = Lyon–Zürich
connection-lyon-marseille = Lyon–Marseille
connection-lyon-toulouse = Lyon–Toulouse
connection-marseille-toulouse = Marseille–Toulouse
connection-marseille-barcelona = Marseille–Barcelona
connection-marseille-milan = Marseille–Mailand
connection-toulouse-bilbao = Toulouse–Bilbao
connection-toulouse-barcelona = Toulouse–Barcelona
connection-bilbao-madrid = Bilbao–Madrid
connection-bilbao-porto = Bilbao–Porto
connection-madrid-barcelona = Madrid–Barcelona
connection-madrid-porto = Madrid–Porto
connection-madrid-seville = Madrid–Sevilla
connection-porto-lisbon = Porto–Lissabon
connection-lisbon-seville = Lissabon–Sevilla
connection-seville-barcelona = Sevilla–Barcelona
connection-zurich-milan = Zürich–Mailand
connection-milan-rome = Mailand–Rom
connection-milan-zagreb = Mailand–Zagreb
connection-rome-naples = Rom–Neapel
connection-rome-zagreb = Rom–Zagreb
connection-barcelona-rome = Barcelona–Rom
connection-naples-athens = Neapel–Athen
connection-naples-belgrade = Neapel–Belgrad
connection-zagreb-belgrade = Zagreb–Belgrad
connection-belgrade-sofia = Belgrad–Sofia
connection-sofia-athens = Sofia–Athen
connection-sofia-istanbul = Sofia–Istanbul
connection-athens-istanbul = Athen–Istanbul
connection-sofia-bucharest = Sofia–Bukarest
connection-istanbul-bucharest = Istanbul–Bukarest
connection-zagreb-vienna = Zagreb–Wien
connection-prague-vienna = Prag–Wien
connection-prague-krakow = Prag–Krakau
connection-vienna-budapest = Wien–Budapest
connection-budapest-belgrade = Budapest–Belgrad
connection-budapest-krakow = Budapest–Krakau
connection-budapest-bucharest = Budapest–Bukarest
connection-krakow-warsaw = Krakau–Warschau
connection-krakow-lviv = Krakau–Lwiw
connection-warsaw-vilnius = Warschau–Vilnius
connection-warsaw-lviv = Warschau–Lwiw
connection-lviv-kyiv = Lwiw–Kyjiw
connection-kyiv-vilnius = Kyjiw–Vilnius
connection-kyiv-bucharest = Kyjiw–Bukarest
connection-lviv-bucharest = Lwiw–Bukarest
connection-stockholm-riga = Stockholm–Riga
connection-helsinki-riga = Helsinki–Riga
connection-riga-warsaw = Riga–Warschau
connection-riga-kyiv = Riga–Kyjiw
connection-manchester-amsterdam = Manchester–Amsterdam
connection-rennes-toulouse = Rennes–Toulouse
connection-toulouse-madrid = Toulouse–Madrid
connection-madrid-lisbon = Madrid–Lissabon
connection-madrid-rennes = Madrid–Rennes
connection-lisbon-barcelona = Lissabon–Barcelona
connection-rome-belgrade = Rom–Belgrad
connection-krakow-kyiv = Krakau–Kyjiw
connection-warsaw-kyiv = Warschau–Kyjiw
connection-belgrade-bucharest = Belgrad–Bukarest

## tile

tile-investor = Investor
tile-engineer = Ingenieurin
tile-nuclear = Atomkraft
tile-coal = Kohle
tile-gas = Erdgas
tile-oil = Erdöl
tile-building_land = Bauland
tile-bl_money_4 = Bauland (4 Mill. Euro)
    .short = 4 Mill. Euro
tile-bl_money_5 = Bauland (5 Mill. Euro)
    .short = 5 Mill. Euro
tile-bl_vp_5 = Bauland (5 Siegpunkte)
    .short = 5 Siegpunkte
tile-bl_extra_plant = Bauland (Zusatz-Kraftwerk)
    .short = Zusatz-Kraftwerk
tile-bl_two_lines = Bauland (2 Stromleitungen)
    .short = 2 Stromleitungen
tile-bl_free_order = Bauland (Auftrag für 0 Euro)
    .short = Auftrag für 0 Euro

## icon

icon-investor = Investor
icon-engineer = Ingenieurin
icon-nuclear = Atomkraft
icon-coal = Kohle
icon-gas = Erdgas
icon-oil = Erdöl

## contract

contract-c01 = Kontrakt c01
contract-c02 = Kontrakt c02
contract-c03 = Kontrakt c03
contract-c04 = Kontrakt c04
contract-c05 = Kontrakt c05
contract-c06 = Kontrakt c06
contract-c07 = Kontrakt c07
contract-c08 = Kontrakt c08
contract-c09 = Kontrakt c09
contract-c10 = Kontrakt c10
contract-c11 = Kontrakt c11
contract-c12 = Kontrakt c12
contract-c13 = Kontrakt c13
contract-c14 = Kontrakt c14
contract-c15 = Kontrakt c15
contract-c16 = Kontrakt c16
contract-c17 = Kontrakt c17
contract-c18 = Kontrakt c18
contract-c19 = Kontrakt c19
contract-c20 = Kontrakt c20
contract-c21 = Kontrakt c21
contract-c22 = Kontrakt c22
contract-c23 = Kontrakt c23
contract-c24 = Kontrakt c24
contract-s1 = Startkontrakt s1
contract-s2 = Startkontrakt s2
contract-s3 = Startkontrakt s3
contract-s4 = Startkontrakt s4

## slot

slot-1 = Auslagefeld 1
slot-2 = Auslagefeld 2
slot-3 = Auslagefeld 3
slot-4 = Auslagefeld 4

## order

order-o01 = o01 (4 Millionen)
order-o02 = o02 (Leitung auf eine leere Linie versetzen)
order-o03 = o03 (Zertifikat für Wert + 1 verkaufen)
order-o04 = o04 (Kraftwerk auf dem Kontrakt verschieben)
order-o05 = o05 (ein Schritt kostenlos)
order-o06 = o06 (Kraftwerk zurück in den Vorrat)
order-o07 = o07 (6 Millionen)
order-o08 = o08 (Leitung auf eine beliebige Linie versetzen)
order-o09 = o09 (Kraftwerk zu einem fremden Kraftwerk)
order-o10 = o10 (Kontrakt kostenlos)
order-o11 = o11 (zwei Plättchen alter Kraftwerke tauschen)
order-o12 = o12 (Erdöl-Kraftwerk verdoppeln)
order-o13 = o13 (8 Millionen)
order-o14 = o14 (kostenlose Leitung auf eine beliebige Linie)
order-o15 = o15 (zwei Kraftwerke zu fremden Kraftwerken)
order-o16 = o16 (Planungsaktion wiederholen)

## payment

payment-investor = Investor-Plättchen
payment-engineer = Ingenieurin-Plättchen
payment-nuclear = Atomkraft-Plättchen
payment-coal = Kohle-Plättchen
payment-gas = Erdgas-Plättchen
payment-oil = Erdöl-Plättchen
payment-building_land = Bauland-Plättchen
payment-joker = Jokerplättchen

## certificate

certificate-3 = CO₂-Zertifikat mit Wert 3
certificate-4 = CO₂-Zertifikat mit Wert 4
certificate-5 = CO₂-Zertifikat mit Wert 5

## side

side-left = links
side-right = rechts

## region

region-north = Norden
region-west = Westen
region-south_west = Südwesten
region-south_east = Südosten
region-east = Osten
region-south = Süden

## category

category-contracts = vollendete Kontrakte
category-orders = öffentliche Aufträge
category-building_land = Bauland
category-free_fields = freie Kontraktfelder
category-certificates = CO₂-Zertifikate
category-majorities = Mehrheiten in Regionen
category-regions = Regionen im Stromnetz
category-largest_grid = größtes Stromnetz

## module

module-module_1 = Das größte Stromnetz
module-module_2 = Die öffentlichen Aufträge
module-module_3 = Neues Bauland und Atomkraft

## planning_action

planning_action-one_line = Eine Stromleitung kaufen
planning_action-two_lines = Zwei Stromleitungen kaufen
planning_action-buy_contract = Baukontrakt kaufen

## stock

stock-money = Geld
stock-plants = Kraftwerke im Vorrat
stock-lines = Stromleitungen im Vorrat
stock-score = Punkte
stock-investors = Investoren
stock-engineers = Ingenieurinnen
stock-nuclear = Atomkraft-Plättchen auf dem Tableau
stock-jokers = Joker
stock-certificates = CO₂-Zertifikate
stock-orders = öffentliche Aufträge
stock-tiles = gesammelte Plättchen
