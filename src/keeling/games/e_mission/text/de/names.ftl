### The names of e-Mission; cards stand in `names_cards.ftl`. Forms: .gen .dat (cases), .title (at the beginning of a line, as printed), .letter. Kinds of plain numbers have one text, `number-<kind>`.

## seat

seat-blue = Blau
seat-orange = Orange
seat-green = Grün
seat-purple = Lila

## power

power-china = China
power-usa = USA
power-europe = Europa
power-global_south = Globaler Süden
power-solo = Solo

## tag

tag-grid = Stromnetz
    .letter = N
tag-energy = Energie
    .letter = E
tag-regulation = Gesetz
    .letter = T
tag-incentive = Anreiz
    .letter = A
tag-society = Zusammenhalt
    .letter = Z
tag-ecology = Ökologie
    .letter = Ö
tag-infrastructure = Verkehrsnetz
    .letter = V
tag-innovation = Innovation
    .letter = I
tag-geoengineering = Geo-Engineering
    .letter = G
tag-solar = Solarenergie
    .letter = S
tag-wind = Windenergie
    .letter = W
tag-nuclear = Kernenergie
    .letter = K

## resilience

resilience-social = Stabilität (Gesellschaft)
    .title = Gesellschaft
resilience-ecological = Stabilität (Natur)
    .title = Natur
resilience-infrastructure = Stabilität (Infrastruktur)
    .title = Infrastruktur

## emission

emission-transport = Verkehr
    .title = Verkehr
emission-buildings = Gebäude
    .title = Gebäude
emission-industry = Industrie
    .title = Industrie
emission-fuel_extraction = Brennstoffförderung
    .title = Brennstoffförderung
emission-agriculture = Landwirtschaft
    .title = Landwirtschaft
emission-waste = Abfall
    .title = Abfall

## track

track-extreme_weather = Wetterextreme
track-desertification = Wüstenbildung
track-amazon_dieback = Sterben des Amazonas-Regenwaldes
track-arctic_melt = Arktische Eisschmelze
track-permafrost_thaw = Tauen des Permafrostbodens
track-ocean_acidification = Versauerung der Meere

## phase

phase-set_up = Aufbau
    .title = Aufbau
phase-global = globale Phase
    .title = Globale Phase
phase-project = Projektphase
    .title = Projektphase
phase-emission = Emissionsphase
    .title = Emissionsphase
phase-crisis = Krisenphase
    .title = Krisenphase
phase-growth = Wachstumsphase
    .title = Wachstumsphase

## number

number-slot = Projekt { $number }
number-place = Platz { $number } von unten
number-face = eine { $number }
number-amount = { $number }

## stock

stock-clean = saubere Energie
stock-dirty = schmutzige Energie
stock-demand = Energiebedarf
stock-emissions = Emissionsplättchen
stock-resilience = Stabilität
stock-communities = Notstandsplättchen
stock-hand = Handkarten
    .one = Handkarte
stock-trees = Bäume
    .one = Baum
stock-oceans = Meere
    .one = Meer
stock-dac = Luftfilter
stock-bands = Temperatur (Plättchen)
stock-emits = Emissionen pro Runde
stock-sinks = Senken
stock-temperature = Temperatur
course-temperature = { $whole },{ $tenth } °C
stock-bound = gebundenes CO₂
stock-crises = abgehandelte Krisen
