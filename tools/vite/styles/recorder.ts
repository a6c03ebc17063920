// Replaces Chakra's factory while the build evaluates the modules of the site: it calls Chakra's, and records what it made.
import { chakra } from '@chakra-ui/react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStyleCache, StyleEngine } from '../../../src/ui/theme/style-engine.tsx'
import { createDesignSystem } from '../../../src/ui/theme/system.ts'

type Element = Parameters<typeof chakra>[0]
/**
 * An element with its own rules and those of all parts that it is made of. Where a part is made of a part, Chakra merges the
 * rules of the last two only.
 */
type Styled = { element: Element; base: object; component: ComponentType }
type Options = Record<string, Record<string, Styled>>
type Recipe = {
  base?: object
  variants?: Record<string, Record<string, object>>
  defaultVariants?: Record<string, unknown>
  compoundVariants?: unknown
}
/** A recorded part: a component with the base styles, and for each option of a variant another component with that option's styles. */
type Recorded = Styled & { file: string; options: Options; defaults: Record<string, unknown> }

/** The result of a call of the factory: the element and its classes, as `src/ui/theme/part.ts` uses them. */
export type Part = { tag: string; look: string | VariantClasses }

export type VariantClasses = {
  /** The class of the rules that all options share. */
  base: string
  /** Variant -> option -> class of the rules that it adds. */
  options: Record<string, Record<string, string>>
  defaults: Record<string, string>
}

const recorded: Recorded[] = []
const { cva } = createDesignSystem()

function styled(base: object, element: Element, from?: Styled): Styled {
  // A copy, because Chakra merges nested rules into those of the first.
  const merged = from ? cva({ base: structuredClone(from.base) }).merge(cva({ base })).config.base : base
  const own = from?.element ?? element
  return { element: own, base: merged, component: chakra(own, { base: merged }) as ComponentType }
}

/** Makes the factory of one module. */
export const factoryOf =
  (file: string) =>
  (element: Element, recipe: Recipe = {}) => {
    const from = recorded.find((each) => each.component === (element as unknown))
    if (!from && typeof element !== 'string') throw new Error(`${file}: the build can style only elements and parts`)
    if (recipe.compoundVariants)
      throw new Error(`${file}: the build gives each option its class, so it cannot use "compoundVariants"`)
    const part = styled(recipe.base ?? {}, element, from)
    const options: Options = { ...from?.options }
    for (const [key, styles] of Object.entries(recipe.variants ?? {})) {
      options[key] = { ...options[key] }
      for (const [option, base] of Object.entries(styles))
        options[key][option] = styled(base, 'div', from?.options[key]?.[option])
    }
    recorded.push({ ...part, file, options, defaults: { ...from?.defaults, ...recipe.defaultVariants } })
    return part.component
  }

export type Evaluated = {
  /** The parts of each module, in the order of its calls. */
  parts: Map<string, Part[]>
  /** Rules that belong to no part: the theme, bare elements, the font. */
  common: string
  /** The rules of each class, in their order. */
  rules: [name: string, css: string][]
  /** Whether Chakra takes a prop of this name for a style. */
  isStyleProp: (name: string) => boolean
}

/**
 * Lets Chakra render every recorded part with each option, and returns the rules and the class of each.
 * The rules are in the order of the modules (what is imported comes first), then of the calls, then of the variants.
 */
export function renderParts(): Evaluated {
  const cache = createStyleCache()
  const render = (component?: ComponentType) =>
    renderToStaticMarkup(createElement(StyleEngine, { cache }, component && createElement(component)))
  render()
  const common = Object.values(cache.inserted).join('')
  const rules = new Map<string, string>()

  /** The element, its class and that class's rules. */
  const rendered = (component: ComponentType) => {
    const [, tag = '', name = ''] = /^<([\w-]+)(?: class="([^"]*)")?/.exec(render(component)) ?? []
    return { tag, name, css: String(cache.inserted[name.slice(cache.key.length + 1)]) }
  }
  /** Each option has a class of its own: its rules must follow those of its part, and two parts may have the same option. */
  const optionClass = ({ component }: Styled) => {
    const { name, css } = rendered(component)
    let own = name
    while (rules.has(own)) own += 'x'
    if (name) rules.set(own, css.replaceAll(`.${name}`, `.${own}`))
    return own
  }

  const parts = new Map<string, Part[]>()
  for (const { file, component, options, defaults } of recorded) {
    const { tag, name, css } = rendered(component)
    if (name && !rules.has(name)) rules.set(name, css)
    const look = Object.keys(options).length
      ? {
          base: name,
          options: mapValues(options, (each) => withRules(mapValues(each, optionClass))),
          defaults: mapValues(defaults, String),
        }
      : name
    parts.set(file, [...(parts.get(file) ?? []), { tag, look }])
  }
  return {
    parts,
    common: hoverWhereSupported(common),
    rules: [...rules].map(([name, css]) => [name, hoverWhereSupported(css)]),
    isStyleProp: createDesignSystem().isValidProperty,
  }
}

/** An option without styles has no class. */
const withRules = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''))

const mapValues = <From, To>(record: Record<string, From>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]))

/** Limits `:hover` to pointers that hover, because on a touch screen it stays after the touch. */
export const hoverWhereSupported = (css: string) =>
  css.replace(/([^{}]*:hover[^{}]*)(\{[^{}]*\})/g, (_, list: string, declarations: string) => {
    // Not inside parentheses.
    const selectors = list.split(/,(?![^(]*\))/)
    const [hovering, other] = [true, false].map((wanted) =>
      selectors.filter((each) => each.includes(':hover') === wanted),
    )
    const rest = other?.length ? other.join() + declarations : ''
    return `${rest}@media (hover:hover){${hovering?.join()}${declarations}}`
  })
