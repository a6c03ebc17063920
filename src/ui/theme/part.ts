import { createElement, type ReactElement } from 'react'

type Props = Record<string, unknown>
type Classes =
  | string
  | { base: string; options: Record<string, Record<string, string>>; defaults: Record<string, string> }

/**
 * What the build leaves of a call of Chakra's factory: an element with the class of its rules. Props of variants
 * add a class each; `asChild` gives what the part has to its only child, whose own props go first.
 */
export const part =
  (tag: string, classes: Classes) =>
  ({ asChild, ...props }: Props) => {
    props['className'] = join(classOf(classes, props), props['className'])
    if (!asChild) return createElement(tag, props)
    const child = props['children'] as ReactElement<Props>
    return createElement(child.type, {
      ...props,
      ...child.props,
      className: join(props['className'], child.props['className']),
    })
  }

/** Takes the props of variants out of the others. */
function classOf(classes: Classes, props: Props): string | undefined {
  if (typeof classes === 'string') return classes
  const { base, options, defaults } = classes
  const chosen = Object.entries(options).map(([key, names]) => {
    const option = props[key] ?? defaults[key]
    delete props[key]
    return names[String(option)]
  })
  return join(base, ...chosen)
}

const join = (...names: unknown[]) => names.filter(Boolean).join(' ') || undefined
