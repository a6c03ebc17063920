import { createElement, type ReactElement } from 'react'

type Props = Record<string, unknown>
type Classes =
  | string
  | { base: string; options: Record<string, Record<string, string>>; defaults: Record<string, string> }

/**
 * Replaces a call of Chakra's factory in the build: an element with the class of its rules. Props of variants add a
 * class each. With `asChild` the only child gets everything, and its own props take precedence.
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

/** Removes the props of variants from the others. */
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
