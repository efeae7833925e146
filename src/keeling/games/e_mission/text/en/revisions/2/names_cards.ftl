### Names that cards had in revision 2 of the data.

project-P027 = Small Modular Reactors
project-P035 = Microgrids
project-P041 = Carbon Dividend
project-P050 = Long-Distance Transmission
project-P057 = Energy Saving Campaign
project-P063 = High-Speed Rail
project-P066 = Short-Flight Ban
project-P068 = Electrify Everything
project-P074 = Green Hydrogen
project-P076 = Low-Carbon Cement
project-P100 = Tree Plantations
project-P121 = Pollinator Corridors
project-P125 = Climate Insurance
card-S_china_3 = Great Green Wall
card-S_china_4 = Industrial Upgrade
card-S_europe_3 = Volunteer Relief ({ power-europe })
    .plain = Volunteer Relief
crisis-C13 = Pollinator Collapse
crisis-C15 = Water Conflict
crisis-C27 = Oil Industry Pollution
crisis-C29 = Political Polarization
crisis-C32 = Unrest
global-G19 = Seed Vault Network
global-G20 = Resilient Infrastructure Program
card-S_usa_3 = Resilient Coasts
card-S_europe_4 = Renovation Wave
