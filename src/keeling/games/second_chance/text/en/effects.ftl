### What cards and goals say: effects, private goals and company goals.

## Effects

effect-money = ${ $n }
effect-tech = { $n ->
        [one] { $n } tech token
       *[other] { $n } tech tokens
    }
effect-cep = { $n ->
        [one] { $n } CEP
       *[other] { $n } CEPs
    }
effect-region_cep = { $n ->
        [one] { $n } CEP for a region
       *[other] { $n } CEPs for a region
    }
effect-knowledge = { $n } knowledge of { NAME($energy) }
effect-knowledge_any = { $n } knowledge of your choice
effect-vp = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
effect-move_scientist = move a scientist
effect-recruit_or_move = recruit or move a scientist
effect-money_per_region_cep = $1 per CEP in the region

## Private goals

private-cep_owned = have at least { $n } CEPs on your player board
private-control_region_with_cep = control a region with at least { $n } CEPs
private-closed_two_topic_summit_alone = hold a summit of two topics with your own scientists alone ({ $n } is enough; shown at once)
private-tech_owned = have at least { $n } tech tokens
private-scientists_recruited = have all { $n } scientists recruited
private-money_owned = have at least ${ $n }
private-tracks_at_last_space = be on the last space of at least { $n } tracks
private-regions_controlled = control at least { $n } regions
private-infrastructure_same_energy = have infrastructure of one energy, at least { $n } of it
private-infrastructure_different_energies = have infrastructure of at least { $n } energies
private-infrastructure_one_region = have infrastructure in one region, at least { $n } of it
private-infrastructure_different_regions = have infrastructure in at least { $n } regions
private-plants_same_energy = have built at least { $n } plants of one energy
private-plants_different_energies = have built plants of at least { $n } energies
private-plants_one_region = have built at least { $n } plants in one region
private-plants_different_regions = have built plants in at least { $n } regions

## Company goals

company-cep_total = { $each } points for each CEP on your board and in regions you control, { $most } at most
company-tracks_led = { $each } points for each track on which nobody is ahead of you, { $most } at most
company-un_cards = { $each } points for each UN goal you have claimed, { $most } at most
company-regions_controlled = { $each } points for each region you control, { $most } at most
company-regions_with_plant = { $each } points for each region in which you have built a plant, { $most } at most
company-plant_energies = { $each } points for each energy you have built a plant of, { $most } at most
company-plants_built = { $each } points for each plant you have built but the first, { $most } at most
company-regions_with_infrastructure = { $each } points for each region with your infrastructure, { $most } at most
company-infrastructure_energies = { $each } points for each energy of your infrastructure, { $most } at most
company-infrastructure_markers = { $each } points for each infrastructure of yours but the first, { $most } at most
