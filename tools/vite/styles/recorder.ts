// Runs while the build evaluates the modules of the site: in place of Chakra's factory, which it calls.
import { chakra } from '@chakra-ui/react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStyleCache, StyleEngine } from '../../../src/ui/theme/style-engine.tsx'
import { createDesignSystem } from '../../../src/ui/theme/system.ts'

type Variants = Record<string, Record<string, unknown>>
type Recipe = { variants?: Variants; defaultVariants?: Record<string, unknown>; compoundVariants?: unknown }
type Recorded = { file: string; component: ComponentType; variants: Variants; defaults: Record<string, unknown> }

/** What is left of a call of the factory: the element, and its classes as `src/ui/theme/part.ts` takes them. */
export type Part = { tag: string; look: string | VariantClasses }

export type VariantClasses = {
  keys: string[]
  defaults: Record<string, string>
  /** The chosen options, joined with commas in the order of the keys -> class names. */
  names: Record<string, string>
}

const recorded: Recorded[] = []

/** The factory of one module. */
export const factoryOf =
  (file: string) =>
  (element: Parameters<typeof chakra>[0], recipe: Recipe = {}) => {
    const component = chakra(element, recipe as object) as ComponentType
    const base = recorded.find((each) => each.component === (element as unknown))
    if (!base && typeof element !== 'string') throw new Error(`${file}: only elements and parts can be styled at build`)
    const variants: Variants = { ...base?.variants }
    for (const [key, options] of Object.entries(recipe.variants ?? {})) {
      variants[key] = { ...variants[key], ...options }
    }
    recorded.push({ file, component, variants, defaults: { ...base?.defaults, ...recipe.defaultVariants } })
    return component
  }

export type Evaluated = {
  /** Per module, in the order of its calls. */
  parts: Map<string, Part[]>
  css: string
  /** Whether Chakra takes a prop of this name for a style. */
  isStyleProp: (name: string) => boolean
}

/**
 * Has Chakra render every recorded part in every variant, and keeps what it writes: the rules, and which class is whose.
 * The rules are in the order of the modules (what is imported comes first), then of the calls.
 */
export function renderParts(): Evaluated {
  const cache = createStyleCache()
  // Keeps rules as text instead of writing them between the elements.
  cache.compat = true
  const render = (component: ComponentType | undefined, props: object) =>
    renderToStaticMarkup(createElement(StyleEngine, { cache }, component && createElement(component, props)))
  render(undefined, {})
  const rules = new Map(Object.entries(cache.inserted))

  const parts = new Map<string, Part[]>()
  for (const { file, component, variants, defaults } of recorded) {
    const classOf = (props: object) => {
      const [, tag = '', name = ''] = /^<([\w-]+)(?: class="([^"]*)")?/.exec(render(component, props)) ?? []
      const id = name.slice(cache.key.length + 1)
      if (name) rules.set(id, cache.inserted[id])
      return { tag, name }
    }
    const { tag, name } = classOf({})
    const keys = Object.keys(variants)
    const look =
      keys.length === 0
        ? name
        : {
            keys,
            defaults: Object.fromEntries(Object.entries(defaults).map(([key, value]) => [key, String(value)])),
            names: Object.fromEntries(
              selections(variants, defaults).map((options) => [
                options.join(),
                classOf(Object.fromEntries(keys.map((key, index) => [key, options[index] || false]))).name,
              ]),
            ),
          }
    parts.set(file, [...(parts.get(file) ?? []), { tag, look }])
  }
  return {
    parts,
    css: tight(hoverWhereSupported([...rules.values()].join(''))),
    isStyleProp: createDesignSystem().isValidProperty,
  }
}

/** Every choice of one option per variant that a page can make; an empty one stands for none and for `false`. */
const selections = (variants: Variants, defaults: Record<string, unknown>): string[][] =>
  Object.entries(variants).reduce<string[][]>(
    (chosen, [key, options]) => {
      const none = key in defaults && !('true' in options) ? [] : ['']
      return chosen.flatMap((before) => [...none, ...Object.keys(options)].map((option) => [...before, option]))
    },
    [[]],
  )

/** A finger leaves the look of `:hover` behind on what it has touched, so those rules are for pointers that hover. */
export const hoverWhereSupported = (css: string) =>
  css.replace(/([^{}]*:hover[^{}]*)(\{[^{}]*\})/g, (_, list: string, declarations: string) => {
    // Not inside of parentheses.
    const selectors = list.split(/,(?![^(]*\))/)
    const [hovering, other] = [true, false].map((wanted) =>
      selectors.filter((each) => each.includes(':hover') === wanted),
    )
    const rest = other?.length ? other.join() + declarations : ''
    return `${rest}@media (hover:hover){${hovering?.join()}${declarations}}`
  })

/** What Emotion writes and no browser needs; strings hold neither. */
const tight = (css: string) => css.replaceAll(';}', '}').replaceAll(', ', ',').replaceAll('width: ', 'width:')
