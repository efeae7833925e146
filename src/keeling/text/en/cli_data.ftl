### keeling data: what is printed, what is ours, and the values of somebody's own box.

cli-data = list the values of a game’s components and where each comes from; check those of your own box
cli-help-only = list only values from this kind of source (all)
cli-help-export = write a template of all reconstructed values into this folder, to be filled in from a box
cli-help-check = say what is wrong with the values in this folder, line by line
cli-help-diff = show which values in this folder differ from those that come with Keeling

cli-error-no-data = { $game } does not say what its components are
cli-error-one-of = only one of these at a time: { $options }
cli-error-exists = { $path } exists already, and nothing is overwritten; name another folder
cli-error-no-box = there is no folder { $path }; keeling data GAME --export DIR makes one

cli-column-component = component
cli-column-field = value
cli-column-here = here
cli-column-box = in this folder

# Above the list of all values.
cli-data-head = { $game }: { $count ->
        [one] { $count } value of components
       *[other] { $count } values of components
    }
# How many of several values that are entered are others than ours.
cli-data-others = { $others ->
        [0] none of them differs from ours
        [one] { $others } of them differs from ours
       *[other] { $others } of them differ from ours
    }
# Of a single one.
cli-data-other = { $others ->
        [0] the same as ours
       *[other] and it differs from ours
    }
cli-data-ok = { $count ->
        [0] ok: no value is entered, so nothing changes
        [one] ok: { $count } value is entered, { cli-data-other }
       *[other] ok: { $count } values are entered, { cli-data-others }
    }
cli-data-diff = { $count ->
        [0] No value is entered.
        [one] { $count } value is entered, { cli-data-other }.
       *[other] { $count } values are entered, { cli-data-others }.
    }
cli-data-exported = Fill them in, then: keeling data { $id } --check { $folder }
# The head of the template.
cli-data-template =
    { $game }: values that are ours, since nobody has published what is printed.
    If you own the game, enter what is printed on the components: take the # away from the beginning of a line and write the printed value. Lines that begin with ## only say something. What you leave as it is stays ours.
    A list, and what stands in braces, is entered as a whole.
    Leave heads in brackets and ids as they are: no row can be added or taken away.
    Then: keeling data { $id } --check { $folder }
    And play with it: keeling serve --data { $folder }

cli-serve-data = { $game } is played with the values of your own box ({ $data }).

cli-fault-line = { $file }, line { $line }
cli-fault-more = and { $count } more: keeling data GAME --check DIR tells all
cli-fault-no-toml = this is no TOML ({ $reason })
cli-fault-no-utf8 = this is no UTF-8; save the file as UTF-8
cli-fault-no-read = the file cannot be read ({ $reason })
cli-fault-no-file = there is no data file of this name; there are: { $known }
cli-fault-no-table = there is no table '{ $name }' to replace; there are: { $known }
cli-fault-no-field = there is no field '{ $name }' here; there are: { $known }
cli-fault-no-key = '{ $name }' is missing: it says which row is meant
cli-fault-no-row = there is no '{ $name }' here, and none can be added; enter your values at: { $known }
cli-fault-gone = nothing can be taken away; enter the values of your own component in its place
cli-fault-own-name = '{ $name }' cannot be replaced: names and labels are texts; leave this line out
cli-fault-own-source = '{ $name }' is not entered: all that stands here is from your box; leave it out
cli-fault-not-counted = '{ $name }' tells of the files of Keeling, not of a box; leave it out
cli-fault-twice = '{ $name }' is here for the second time
cli-fault-missing = '{ $name }' is missing
cli-fault-expected = '{ $name }': { $found } is given, { $expected } is expected
cli-fault-length = '{ $name }': a list of length { $expected } is expected, not { $found }
cli-fault-rows = '{ $name }' has several rows: write [[{ $name }]] instead of [{ $name }]
cli-fault-no-rows = '{ $name }' is a single table: write [{ $name }] instead of [[{ $name }]]
cli-fault-range = '{ $name }': { $found } is given, a whole number from { $least } to { $most } is expected
cli-fault-no-word = '{ $name }' is no word of this game
cli-fault-unfit = the values do not fit together ({ $reason })
cli-expected-number = a whole number
cli-expected-text = a text in quotes
cli-expected-truth = true or false
cli-expected-list = a list
cli-expected-table = a table
cli-expected-rows = a list of tables
