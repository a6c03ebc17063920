import { createElement, type ReactElement } from 'react'

type Props = Record<string, unknown>
type Classes = string | { keys: string[]; defaults: Record<string, string>; names: Record<string, string> }

/**
 * What the build leaves of a call of Chakra's factory: an element with the class of its rules. Props of variants choose
 * among classes; `asChild` gives what the part has to its only child, whose own props go first.
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
  const { keys, defaults, names } = classes
  const chosen = keys.map((key) => {
    const option = (props[key] ?? defaults[key]) || ''
    delete props[key]
    return option
  })
  return names[chosen.join()]
}

const join = (...names: unknown[]) => names.filter(Boolean).join(' ') || undefined
