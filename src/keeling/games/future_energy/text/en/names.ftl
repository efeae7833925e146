### The names of Future Energy. Forms beside the plain one: .short (what is printed on a tile).

## seat

seat-white = White
seat-red = Red
seat-blue = Blue
seat-yellow = Yellow

## place

place-start = Start
place-trondheim = Trondheim
place-bergen = Bergen
place-oslo = Oslo
place-stockholm = Stockholm
place-helsinki = Helsinki
place-gothenburg = Gothenburg
place-copenhagen = Copenhagen
place-hamburg = Hamburg
place-berlin = Berlin
place-glasgow = Glasgow
place-dublin = Dublin
place-manchester = Manchester
place-london = London
place-amsterdam = Amsterdam
place-brussels = Brussels
place-paris = Paris
place-rennes = Rennes
place-cologne = Cologne
place-lyon = Lyon
place-marseille = Marseille
place-toulouse = Toulouse
place-bilbao = Bilbao
place-barcelona = Barcelona
place-madrid = Madrid
place-porto = Porto
place-lisbon = Lisbon
place-seville = Seville
place-zurich = Zurich
place-milan = Milan
place-rome = Rome
place-naples = Naples
place-zagreb = Zagreb
place-belgrade = Belgrade
place-sofia = Sofia
place-athens = Athens
place-istanbul = Istanbul
place-prague = Prague
place-vienna = Vienna
place-budapest = Budapest
place-krakow = Krakow
place-warsaw = Warsaw
place-vilnius = Vilnius
place-lviv = Lviv
place-kyiv = Kyiv
place-bucharest = Bucharest
place-riga = Riga

## connection

connection-start-hamburg = Start–Hamburg
connection-start-berlin = Start–Berlin
connection-start-prague = Start–Prague
connection-start-vienna = Start–Vienna
connection-start-zurich = Start–Zurich
connection-start-lyon = Start–Lyon
connection-start-paris = Start–Paris
connection-start-cologne = Start–Cologne
connection-trondheim-bergen = Trondheim–Bergen
connection-trondheim-oslo = Trondheim–Oslo
connection-trondheim-stockholm = Trondheim–Stockholm
connection-bergen-oslo = Bergen–Oslo
connection-bergen-glasgow = Bergen–Glasgow
connection-oslo-gothenburg = Oslo–Gothenburg
connection-oslo-stockholm = Oslo–Stockholm
connection-stockholm-helsinki = Stockholm–Helsinki
connection-stockholm-gothenburg = Stockholm–Gothenburg
connection-stockholm-vilnius = Stockholm–Vilnius
connection-gothenburg-copenhagen = Gothenburg–Copenhagen
connection-copenhagen-hamburg = Copenhagen–Hamburg
connection-copenhagen-berlin = Copenhagen–Berlin
connection-hamburg-berlin = Hamburg–Berlin
connection-helsinki-vilnius = Helsinki–Vilnius
connection-berlin-warsaw = Berlin–Warsaw
connection-berlin-prague = Berlin–Prague
connection-hamburg-amsterdam = Hamburg–Amsterdam
connection-glasgow-dublin = Glasgow–Dublin
connection-glasgow-manchester = Glasgow–Manchester
connection-dublin-manchester = Dublin–Manchester
connection-dublin-rennes = Dublin–Rennes
connection-manchester-london = Manchester–London
connection-london-amsterdam = London–Amsterdam
connection-london-brussels = London–Brussels
connection-london-rennes = London–Rennes
connection-amsterdam-brussels = Amsterdam–Brussels
connection-amsterdam-cologne = Amsterdam–Cologne
connection-brussels-cologne = Brussels–Cologne
connection-brussels-paris = Brussels–Paris
connection-paris-rennes = Paris–Rennes
connection-rennes-bilbao = Rennes–Bilbao
connection-paris-lyon = Paris–Lyon
connection-paris-toulouse = Paris–Toulouse
connection-lyon-zurich = Lyon–Zurich
connection-lyon-marseille = Lyon–Marseille
connection-lyon-toulouse = Lyon–Toulouse
connection-marseille-toulouse = Marseille–Toulouse
connection-marseille-barcelona = Marseille–Barcelona
connection-marseille-milan = Marseille–Milan
connection-toulouse-bilbao = Toulouse–Bilbao
connection-toulouse-barcelona = Toulouse–Barcelona
connection-bilbao-madrid = Bilbao–Madrid
connection-bilbao-porto = Bilbao–Porto
connection-madrid-barcelona = Madrid–Barcelona
connection-madrid-porto = Madrid–Porto
connection-madrid-seville = Madrid–Seville
connection-porto-lisbon = Porto–Lisbon
connection-lisbon-seville = Lisbon–Seville
connection-seville-barcelona = Seville–Barcelona
connection-zurich-milan = Zurich–Milan
connection-milan-rome = Milan–Rome
connection-milan-zagreb = Milan–Zagreb
connection-rome-naples = Rome–Naples
connection-rome-zagreb = Rome–Zagreb
connection-barcelona-rome = Barcelona–Rome
connection-naples-athens = Naples–Athens
connection-naples-belgrade = Naples–Belgrade
connection-zagreb-belgrade = Zagreb–Belgrade
connection-belgrade-sofia = Belgrade–Sofia
connection-sofia-athens = Sofia–Athens
connection-sofia-istanbul = Sofia–Istanbul
connection-athens-istanbul = Athens–Istanbul
connection-sofia-bucharest = Sofia–Bucharest
connection-istanbul-bucharest = Istanbul–Bucharest
connection-zagreb-vienna = Zagreb–Vienna
connection-prague-vienna = Prague–Vienna
connection-prague-krakow = Prague–Krakow
connection-vienna-budapest = Vienna–Budapest
connection-budapest-belgrade = Budapest–Belgrade
connection-budapest-krakow = Budapest–Krakow
connection-budapest-bucharest = Budapest–Bucharest
connection-krakow-warsaw = Krakow–Warsaw
connection-krakow-lviv = Krakow–Lviv
connection-warsaw-vilnius = Warsaw–Vilnius
connection-warsaw-lviv = Warsaw–Lviv
connection-lviv-kyiv = Lviv–Kyiv
connection-kyiv-vilnius = Kyiv–Vilnius
connection-kyiv-bucharest = Kyiv–Bucharest
connection-lviv-bucharest = Lviv–Bucharest
connection-stockholm-riga = Stockholm–Riga
connection-helsinki-riga = Helsinki–Riga
connection-riga-warsaw = Riga–Warsaw
connection-riga-kyiv = Riga–Kyiv
connection-manchester-amsterdam = Manchester–Amsterdam
connection-rennes-toulouse = Rennes–Toulouse
connection-toulouse-madrid = Toulouse–Madrid
connection-madrid-lisbon = Madrid–Lisbon
connection-madrid-rennes = Madrid–Rennes
connection-lisbon-barcelona = Lisbon–Barcelona
connection-rome-belgrade = Rome–Belgrade
connection-krakow-kyiv = Krakow–Kyiv
connection-warsaw-kyiv = Warsaw–Kyiv
connection-belgrade-bucharest = Belgrade–Bucharest

## tile

tile-investor = Investor
tile-engineer = Engineer
tile-nuclear = Nuclear power
tile-coal = Coal
tile-gas = Natural gas
tile-oil = Oil
tile-building_land = Building land
tile-bl_money_4 = Building land (4 million)
    .short = 4 million
tile-bl_money_5 = Building land (5 million)
    .short = 5 million
tile-bl_vp_5 = Building land (5 victory points)
    .short = 5 victory points
tile-bl_extra_plant = Building land (extra plant)
    .short = Extra plant
tile-bl_two_lines = Building land (two power lines)
    .short = Two power lines
tile-bl_free_order = Building land (free order)
    .short = Free order

## icon

icon-investor = investor
icon-engineer = engineer
icon-nuclear = nuclear power
icon-coal = coal
icon-gas = natural gas
icon-oil = oil

## contract

contract-c01 = contract c01
contract-c02 = contract c02
contract-c03 = contract c03
contract-c04 = contract c04
contract-c05 = contract c05
contract-c06 = contract c06
contract-c07 = contract c07
contract-c08 = contract c08
contract-c09 = contract c09
contract-c10 = contract c10
contract-c11 = contract c11
contract-c12 = contract c12
contract-c13 = contract c13
contract-c14 = contract c14
contract-c15 = contract c15
contract-c16 = contract c16
contract-c17 = contract c17
contract-c18 = contract c18
contract-c19 = contract c19
contract-c20 = contract c20
contract-c21 = contract c21
contract-c22 = contract c22
contract-c23 = contract c23
contract-c24 = contract c24
contract-s1 = start contract s1
contract-s2 = start contract s2
contract-s3 = start contract s3
contract-s4 = start contract s4

## slot

slot-1 = slot 1
slot-2 = slot 2
slot-3 = slot 3
slot-4 = slot 4

## order

order-o01 = o01 (4 million)
order-o02 = o02 (move a line to an empty connection)
order-o03 = o03 (sell a certificate for its value + 1)
order-o04 = o04 (shift a plant on a contract)
order-o05 = o05 (one free step)
order-o06 = o06 (return a plant to the supply)
order-o07 = o07 (6 million)
order-o08 = o08 (move a line to any connection)
order-o09 = o09 (a plant beside a rival plant)
order-o10 = o10 (a free contract)
order-o11 = o11 (swap two old-plant tiles)
order-o12 = o12 (double an oil plant)
order-o13 = o13 (8 million)
order-o14 = o14 (a free line on any connection)
order-o15 = o15 (two plants beside rival plants)
order-o16 = o16 (repeat a planning action)

## payment

payment-investor = investor tile
payment-engineer = engineer tile
payment-nuclear = nuclear tile
payment-coal = coal tile
payment-gas = gas tile
payment-oil = oil tile
payment-building_land = building-land tile
payment-joker = joker tile

## certificate

certificate-3 = CO₂ certificate worth 3
certificate-4 = CO₂ certificate worth 4
certificate-5 = CO₂ certificate worth 5

## side

side-left = left
side-right = right

## region

region-north = North
region-west = West
region-south_west = South-West
region-south_east = South-East
region-east = East
region-south = South

## category

category-contracts = completed contracts
category-orders = public orders
category-building_land = building land
category-free_fields = free contract fields
category-certificates = CO₂ certificates
category-majorities = majorities in regions
category-regions = regions in the power grid
category-largest_grid = largest power grid

## module

module-module_1 = The largest power grid
module-module_2 = Public orders
module-module_3 = New building land and nuclear power

## planning_action

planning_action-one_line = Buy one power line
planning_action-two_lines = Buy two power lines
planning_action-buy_contract = Buy a building contract

## stock

stock-money = money
stock-plants = plants in the supply
    .one = plant in the supply
stock-lines = lines in the supply
    .one = line in the supply
stock-score = points
    .one = point
stock-investors = investors
    .one = investor
stock-engineers = engineers
    .one = engineer
stock-nuclear = nuclear tiles on the tableau
    .one = nuclear tile on the tableau
stock-jokers = jokers
    .one = joker
stock-certificates = CO₂ certificates
    .one = CO₂ certificate
stock-orders = public orders
    .one = public order
stock-tiles = collected tiles
    .one = collected tile
