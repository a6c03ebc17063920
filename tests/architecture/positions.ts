/** Where an element stands instead of what it is: its number, what it follows, or a child that has no name. */
const POSITIONAL = /(?<!:):(?:first|last|nth|only)-| [+~] |> *(?:div|p|span)\b/

/** What HTML or a list gives a position to. */
const MEANT = [
  // HTML has no other element around a term and what is said of it.
  /\bdl > div\b/g,
  // A line between two that are alike: a part with a name of its own, or an element that stands only among its like.
  /(?<=^|[ >])(&|li|tr|label|\[data-part=\w+\]) \+ \1$/g,
  // What a chosen radio button or checkbox is called.
  /:checked \+ /g,
  // Two columns of tiles that are alike and have a name, and the outer columns of a table.
  /^&:nth-(?:child|of-type)\((?:odd|even)\)$/g,
  /(?:\bt[hd]|:is\(th, td\)):(?:first|last)-child\b/g,
]

/** Of each reason, the files and the selectors in them, or how these begin. A file without a selector may have any. */
const PLACES: Record<string, readonly string[]> = {
  'The last choice alone in its row takes all of it': ['src/ui/field.tsx &:last-child:nth-of-type(odd)'],
  'The first of a list has nothing before it, the last nothing after it': [
    'src/features/home/brand-reasons.tsx & a:',
    'src/features/kiosk/start-screen.tsx &:last-child',
  ],
  'The first of equal parts is the large one, or says what holds for all': [
    'src/features/home/featured.tsx & > :first-child',
    'src/features/about/story.tsx & p:first-of-type',
    'src/features/inventory/filter-bar.tsx & [data-cell=brand] label:first-of-type small',
  ],
  'A policy is a run of paragraphs and tables, in any order': [
    'src/features/policies/document.tsx & :is(table, dl) + :is(p, table)',
  ],
  'The stage knows whether the cart in 3-D stands after it': ['src/features/vehicle/stage.tsx'],
  'The names of conditions': ['src/ui/theme/base-config.ts'],
}

const allowed = Object.values(PLACES).flat()

/** Selectors of style objects: keys of a string that has an ampersand. */
const KEY = /(['"`])((?:(?!\1).)*&(?:(?!\1).)*)\1\]?\s*:/g

/** The selectors of a file's styles that address a part by position, outside of the places where that is meant. */
export function positionsIn(path: string, source: string): string[] {
  const keys = [...source.matchAll(KEY)].flatMap((match) => match[2] ?? [])
  // A comma inside of brackets separates no selectors.
  const selectors = keys.flatMap((key) => key.split(/,\s*(?![^(]*\))/))
  return selectors.filter(
    (selector) =>
      POSITIONAL.test(MEANT.reduce((rest, meant) => rest.replace(meant, ''), selector)) &&
      !allowed.some((place) => `${path} ${selector}`.startsWith(place)),
  )
}
