### What cards and goals say: effects, private goals and company goals.

## Effects

effect-money = { $n } $
effect-tech = { $n } Technologiemarker
effect-cep = { $n } KEZ
effect-region_cep = { $n } KEZ für eine Region
effect-knowledge = { $n } Wissen über { NAME($energy) }
effect-knowledge_any = { $n } Wissen nach Wahl
effect-vp = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
effect-move_scientist = einen Wissenschaftler bewegen
effect-recruit_or_move = einen Wissenschaftler rekrutieren oder bewegen
effect-money_per_region_cep = 1 $ je KEZ in der Region

## Private goals

private-cep_owned = habe mindestens { $n } KEZ auf deinem Tableau
private-control_region_with_cep = kontrolliere eine Region mit mindestens { $n } KEZ
private-closed_two_topic_summit_alone = bestreite einen Gipfel mit zwei Themen nur mit eigenen Wissenschaftlern ({ $n } genügt; sofort aufgedeckt)
private-tech_owned = habe mindestens { $n } Technologiemarker
private-scientists_recruited = habe alle { $n } Wissenschaftler rekrutiert
private-money_owned = habe mindestens { $n } $
private-tracks_at_last_space = stehe auf dem letzten Feld von mindestens { $n } Leisten
private-regions_controlled = kontrolliere mindestens { $n } Regionen
private-infrastructure_same_energy = habe Infrastruktur einer Energieart, mindestens { $n }
private-infrastructure_different_energies = habe Infrastruktur von mindestens { $n } Energiearten
private-infrastructure_one_region = habe Infrastruktur in einer Region, mindestens { $n }
private-infrastructure_different_regions = habe Infrastruktur in mindestens { $n } Regionen
private-plants_same_energy = habe mindestens { $n } Kraftwerke einer Energieart gebaut
private-plants_different_energies = habe Kraftwerke von mindestens { $n } Energiearten gebaut
private-plants_one_region = habe mindestens { $n } Kraftwerke in einer Region gebaut
private-plants_different_regions = habe Kraftwerke in mindestens { $n } Regionen gebaut

## Company goals

company-cep_total = { $each } Punkte für jedes KEZ auf deinem Tableau und in Regionen, die du kontrollierst, höchstens { $most }
company-tracks_led = { $each } Punkte für jede Leiste, auf der niemand weiter ist als du, höchstens { $most }
company-un_cards = { $each } Punkte für jedes UN-Ziel, das du beansprucht hast, höchstens { $most }
company-regions_controlled = { $each } Punkte für jede Region, die du kontrollierst, höchstens { $most }
company-regions_with_plant = { $each } Punkte für jede Region, in der du ein Kraftwerk gebaut hast, höchstens { $most }
company-plant_energies = { $each } Punkte für jede Energieart, von der du ein Kraftwerk gebaut hast, höchstens { $most }
company-plants_built = { $each } Punkte für jedes von dir gebaute Kraftwerk außer dem ersten, höchstens { $most }
company-regions_with_infrastructure = { $each } Punkte für jede Region mit deiner Infrastruktur, höchstens { $most }
company-infrastructure_energies = { $each } Punkte für jede Energieart deiner Infrastruktur, höchstens { $most }
company-infrastructure_markers = { $each } Punkte für jede deiner Infrastrukturen außer der ersten, höchstens { $most }
