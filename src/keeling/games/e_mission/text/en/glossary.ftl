### The words of the rules, `term-<id>` with what they `.means`; the headings of lists of names, `kind-<kind>`.

## The game

term-world_power = world power
    .means = What each player leads: China, the USA, Europe or the Majority World, each with its own start values and five start cards. Alone a solo power is played.
term-round = round
    .means = There are at most six, each with a global, a project, an emission, a crisis and a growth phase.
term-drawdown = drawdown
    .means = Reached when trees, oceans and air filters bind more than was emitted. If the crises of the same round are survived, the game is won.
term-group_decision = decision of the group
    .means = All are asked, and the first answer counts. Talk before you answer.
term-challenge = challenge
    .means = An optional card that makes the game harder (red), easier (green) or changes what a victory needs (grey).

## Cards and projects

term-hand = hand cards
    .means = Project cards in the hand, open for all to see and kept from round to round. They are played on top, put under something, or paid.
term-project = project
    .means = One of the five stacks of each player. Only the top card has an effect, but the tags of all its cards count.
term-tag = tag
    .means = A symbol on project cards, shown by a letter; there are twelve: { tag-grid } ({ tag-grid.letter }), { tag-energy } ({ tag-energy.letter }), { tag-regulation } ({ tag-regulation.letter }), { tag-incentive } ({ tag-incentive.letter }), { tag-society } ({ tag-society.letter }), { tag-ecology } ({ tag-ecology.letter }), { tag-infrastructure } ({ tag-infrastructure.letter }), { tag-innovation } ({ tag-innovation.letter }), { tag-geoengineering } ({ tag-geoengineering.letter }), { tag-solar } ({ tag-solar.letter }), { tag-wind } ({ tag-wind.letter }), { tag-nuclear } ({ tag-nuclear.letter }). Effects count them, need them, or may be used once for each.
term-use = use
    .means = To pay what the top card of one of your projects asks for and carry out its effect. At least one effect must change something.
term-cover = play on top
    .means = A hand card becomes the new top card of one of your projects. The old effect is gone, the old tags stay.
term-tuck = put under
    .means = A hand card goes to the bottom of one of your projects and adds its tags there.
term-limit = limit
    .means = How often a card may be used in a round: once, once for each tag of a kind in its project, or as often as its cost is paid.
term-global_project = global project
    .means = A project of all, at most four at a time. Cards with the right tags are put under it; once it is active, everybody may use it or it works by itself.
term-geo_engineering = geo-engineering
    .means = Some cards roll a die, plus a bonus, and look up the sum. Low sums do harm, high sums help for a while.

## Energy and emissions

term-clean_energy = clean energy
    .means = Covers energy demand and emits nothing.
term-dirty_energy = dirty energy
    .means = Covers energy demand, but each emits 1 CO₂ in every round, needed or not.
term-energy_demand = energy demand
    .means = How much energy a power needs; it grows every round. Each energy missing in the emission phase costs a community in crisis.
term-emission_token = emission token
    .means = Emissions besides energy, of six kinds. Each emits 1 CO₂ in every round until a card removes it.
term-sinks = sinks
    .means = Trees, oceans and air filters together; in each round each binds 1 CO₂. Their supply is limited.
term-recent_emissions = recent emissions
    .means = The CO₂ of this round before it is bound. What crises add there waits for the next emission phase.
term-temperature_band = temperature band
    .means = A full row of the thermometer, 5 CO₂ for each player, becomes a band: 0.1 °C more. Each band means one more roll for planetary effects, and the eighth loses the game.

## Crises

term-crisis = crisis
    .means = A card that strikes in the crisis phase. Crises lie in a column and are resolved from the bottom; the lowest is usually face up from the start.
term-forecast = forecast crisis
    .means = The crisis that lies face up at the bottom of the column as soon as crises are drawn. It is resolved first, and all can prepare for it.
term-ongoing_crisis = ongoing crisis
    .means = It stays on the table and forbids something until enough cards with the right tag lie under it.
term-resilience = resilience
    .means = Social, ecological or infrastructure tokens. Each weakens crises of its kind by 1 for its owner and is not used up by that.
term-community_in_crisis = community in crisis
    .means = People in need. From four on they cost a card in each draw, from eight on two; the twelfth of one power loses the game.
term-planetary_effect = planetary effect
    .means = One of six tracks. In the crisis phase a die is rolled for each temperature band and moves a marker.
term-tipping_point = tipping point
    .means = A space of a track where the planetary effect takes place; on the last space it does so each time.

## Lists of names

kind-seat = Players
kind-power = World powers
kind-tag = Tags
kind-resilience = Resilience
kind-emission = Emissions
kind-project = Project cards
kind-card = Project cards and start cards
kind-crisis = Crises
kind-global = Global projects
kind-challenge = Challenges
kind-track = Planetary effects
