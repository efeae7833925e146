### What cards and goals say: effects, private goals and company goals.

## Effects

effect-money = { $n } $
effect-tech = { $n ->
        [one] { $n } znacznik technologii
        [few] { $n } znaczniki technologii
        [many] { $n } znaczników technologii
       *[other] { $n } znacznika technologii
    }
effect-cep = { $n } PNE
effect-region_cep = { $n } PNE dla regionu
effect-knowledge = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    } wiedzy o { NAME($energy, case: "loc") }
effect-knowledge_any = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    } dowolnej wiedzy
effect-vp = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
effect-move_scientist = ruch naukowcem
effect-recruit_or_move = rekrutacja albo ruch naukowcem
effect-money_per_region_cep = 1 $ za każde PNE w regionie

## Private goals

private-cep_owned = miej na swojej planszy co najmniej { $n } PNE
private-control_region_with_cep = kontroluj region, w którym jest co najmniej { $n } PNE
private-closed_two_topic_summit_alone = obsadź szczyt z dwoma tematami tylko własnymi naukowcami (wystarczy { $n }; od razu ujawniany)
private-tech_owned = miej znaczniki technologii, co najmniej { $n }
private-scientists_recruited = miej zrekrutowanych wszystkich naukowców ({ $n })
private-money_owned = miej co najmniej { $n } $
private-tracks_at_last_space = stój na ostatnim polu co najmniej { $n } torów
private-regions_controlled = kontroluj regiony, co najmniej { $n }
private-infrastructure_same_energy = miej infrastrukturę jednego rodzaju energii, co najmniej { $n }
private-infrastructure_different_energies = miej infrastrukturę co najmniej { $n } rodzajów energii
private-infrastructure_one_region = miej infrastrukturę w jednym regionie, co najmniej { $n }
private-infrastructure_different_regions = miej infrastrukturę w co najmniej { $n } regionach
private-plants_same_energy = zbuduj elektrownie jednego rodzaju energii, co najmniej { $n }
private-plants_different_energies = zbuduj elektrownie co najmniej { $n } rodzajów energii
private-plants_one_region = zbuduj elektrownie w jednym regionie, co najmniej { $n }
private-plants_different_regions = zbuduj elektrownie w co najmniej { $n } regionach

## Company goals

company-cep_total = punkty za każde PNE na twojej planszy i w kontrolowanych regionach: { $each }, najwyżej { $most }
company-tracks_led = punkty za każdy tor, na którym nikt nie jest dalej niż ty: { $each }, najwyżej { $most }
company-un_cards = punkty za każdy zrealizowany cel ONZ: { $each }, najwyżej { $most }
company-regions_controlled = punkty za każdy kontrolowany region: { $each }, najwyżej { $most }
company-regions_with_plant = punkty za każdy region ze zbudowaną przez ciebie elektrownią: { $each }, najwyżej { $most }
company-plant_energies = punkty za każdy rodzaj energii, z którego masz elektrownię: { $each }, najwyżej { $most }
company-plants_built = punkty za każdą zbudowaną elektrownię oprócz pierwszej: { $each }, najwyżej { $most }
company-regions_with_infrastructure = punkty za każdy region z twoją infrastrukturą: { $each }, najwyżej { $most }
company-infrastructure_energies = punkty za każdy rodzaj energii twojej infrastruktury: { $each }, najwyżej { $most }
company-infrastructure_markers = punkty za każdą twoją infrastrukturę oprócz pierwszej: { $each }, najwyżej { $most }
