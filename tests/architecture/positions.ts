import { selectorsIn } from './selectors.ts'

/** Elements that only hold others or change the weight of words: what they are is said by a name, not by the element. */
const WRAPPERS =
  'div|span|section|header|footer|article|aside|nav|p|b|strong|em|i|u|s|q|cite|mark|time|code|sub|sup|bdi|blockquote|small|ul|ol|figure|address'

/**
 * Refused: where an element stands instead of what it is. Its number, what it follows or precedes, any child, or one link
 * among several because it is a child.
 */
const POSITIONAL =
  /(?<!:):(?:first|last|nth|only)-(?:child|of-type|last)|[+~]|\*|(?<!\bli )> a\b|^_(?:first|last|even|odd|only)/

/**
 * Refused: an element without a meaning of its own. Allowed without listing is what HTML itself fixes or what cannot be
 * replaced without changing what it does: parts of tables and lists of terms, `li`, `option`, `legend`, `summary`, pictures
 * and drawings, controls, `button`, `a` as a descendant. Headings are allowed: their level is the outline of the page, which
 * tests check, and nobody renames one for its look.
 */
const WRAPPER = new RegExp(`(?<![\\w:.#-])(?:${WRAPPERS})(?![\\w(-])`)

/** What HTML or a list gives a position or a wrapper to. */
const MEANT = [
  // HTML has no other element around a term and what is said of it.
  /\bdl > div\b/g,
  // A line between two that are alike: a part with a name of its own, or an element that stands only among its like.
  /(?<=^|[ >])(&|li|tr|label|\[data-part=\w+\]) \+ \1$/g,
  // What a chosen radio button or checkbox is called.
  /:checked \+ /g,
  // The state of the document: what stands in an element that has an attribute, or does not.
  /:not\(\[[^\]]*\] \*\)/g,
  // The arguments of view transitions.
  /(?<=::view-transition-[a-z-]+)\(\*\)/g,
  // Two columns of tiles that are alike and have a name, and the outer columns of a table.
  /^&:nth-(?:child|of-type)\((?:odd|even)\)$/g,
  /(?:\bt[hd]|:is\(th, td\)):(?:first|last)-child\b/g,
]

/** For each reason the files and the selectors in them; `…` at the end stands for any rest. A file without a selector may have any. */
const PLACES: Record<string, readonly string[]> = {
  'The first of a list has nothing before it, the last nothing after it': ['src/features/home/brand-reasons.tsx & a:…'],
  'The first of equal parts is the large one, or says what holds for all': [
    'src/features/home/featured.tsx & > :first-child…',
    'src/features/about/story.tsx & p:first-of-type',
    'src/features/inventory/filter-bar.tsx & [data-cell=brand] label:first-of-type [data-part=count]',
  ],
  'Whatever a caller puts into a part: all children are placed alike': [
    'src/features/inventory/vehicle-grid.tsx & > *',
    'src/features/showroom/location-card.tsx & > *',
    'src/features/vehicle/picture-track.tsx & > *',
    'src/ui/layout.tsx & > *',
  ],
  'A policy is a run of paragraphs, lists and tables, in any order': [
    'src/features/policies/document.tsx & :is(table, dl) + :is(p, table)',
    'src/features/policies/document.tsx & p',
    'src/features/policies/document.tsx & :is(ul, ol)',
    'src/features/policies/document.tsx & ul',
    'src/features/policies/document.tsx & ol',
  ],
  'The stage knows whether the cart in 3-D stands after it': [
    'src/features/vehicle/stage.tsx &:has(~ [data-turn]) [data-turn-it]',
    'src/features/vehicle/stage.tsx &:has(~ [data-turn] [data-inside]) [data-part=back]',
    'src/features/vehicle/stage.tsx &:has(~ [data-turn] [data-inside]) [data-part=condition]',
    'src/features/vehicle/stage.tsx & ~ [data-turn]',
  ],
  'The reset, and what holds for bare elements': ['src/ui/theme/global-css.ts'],
  'On a kiosk every link is as large as a finger, on whatever page and in whatever element': [
    'src/features/kiosk/kiosk.css html[data-kiosk] :is(…',
  ],
  'Forty links, with the name of the town in each: a name of a part for each would be 0.7 KB of the page': [
    'src/ui/service-area.tsx & b',
    'src/ui/service-area.tsx & a:hover b',
  ],
  'One sheet of paper shows the first picture, the first column and as many lines as fit': [
    'src/features/vehicle/print-sheet.css [data-part="features"]:has(:nth-child(8))',
    'src/features/vehicle/print-sheet.css [data-track] > :not(:first-child)',
    'src/features/vehicle/print-sheet.css dl > …',
  ],
  'Below the first screen is what stands after the first section, on any page': [
    'tools/vite/prerender.ts :root:not([data-hydrated],:has(:target)) :is(main section:nth-of-type(n + 2),footer)',
  ],
}

const allowed = Object.values(PLACES).flat()

/** Whether a selector of a file is one that a place allows. */
const isAt = (place: string, path: string, selector: string): boolean => {
  if (place === path) return true
  const written = `${path} ${selector}`
  return place.endsWith('…') ? written.startsWith(place.slice(0, -1)) : written === place
}

/** `&`, one space around a combinator and none inside of brackets, so that a selector has one spelling. */
const normal = (selector: string) =>
  selector
    .replace(/\s+/g, ' ')
    .replace(/ ?([>+~]) ?(?![^[]*\])/g, ' $1 ')
    .replace(/\( /g, '(')
    .trim()

/** Why a selector is refused. */
function faultOf(selector: string): 'by position' | 'a wrapper' | undefined {
  const rest = MEANT.reduce((text, meant) => text.replace(meant, ''), selector).replace(/\[[^\]]*\]/g, '[]')
  if (POSITIONAL.test(rest)) return 'by position'
  return WRAPPER.test(rest) ? 'a wrapper' : undefined
}

/** What is wrong with the selectors of a file, in sentences. */
export const positionsIn = (path: string, source: string): string[] =>
  selectorsIn(path, source)
    .map(normal)
    .filter((selector) => !allowed.some((place) => isAt(place, path, selector)))
    .flatMap((selector) => {
      const fault = faultOf(selector)
      return fault ? [`${path} styles ${fault}: ${selector}`] : []
    })
