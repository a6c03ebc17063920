import { List } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Rows are rendered at this distance from the screen, in px, so that fast scrolling shows no empty ones. */
const NEAR = '1200px 0px'
/** How many rows are rendered at once: those of the first screen. */
const FIRST_ROWS = 12
/** Estimated height of a row in px, until one is rendered. */
const FIRST_GUESS = 150

/** The measured heights of rows by their ids, and their average. */
type Heights = { rows: Map<string, number>; usual: number }
/** By history entry, so that Back returns to the same row. */
const heightsOfEntries = new Map<string, Heights>()

type LongListProps<Row> = {
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** Whether a row is always rendered, because it has unsaved text. */
  isHeld?: (row: Row) => boolean
  children: (row: Row) => ReactNode
}

/**
 * A list that renders only the rows near the screen: a thousand rows would take a phone half a minute. The other rows are empty, with
 * their last height or the average one, so that the page scrolls as usual.
 */
export function LongList<Row>({ rows, idOf, isHeld = () => false, children }: LongListProps<Row>) {
  const { key: entry } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const watcher = useMemo(() => new Watcher(), [])
  const [heights, setHeights] = useState<Heights>(
    () => heightsOfEntries.get(entry) ?? { rows: new Map(), usual: FIRST_GUESS },
  )
  const isEmpty = rows.length === 0
  useLayoutEffect(() => {
    const drawn = [...(list.current?.children ?? [])].slice(0, FIRST_ROWS).map(({ clientHeight }) => clientHeight)
    if (isEmpty || heights.usual !== FIRST_GUESS) return
    const usual = Math.round(drawn.reduce((sum, height) => sum + height, 0) / drawn.length)
    setHeights({ ...heights, usual })
  }, [isEmpty, heights])
  useLayoutEffect(() => void heightsOfEntries.set(entry, heights), [entry, heights])
  return (
    <List.Root ref={list} variant="plain">
      {rows.map((row, index) => (
        <LongListRow
          key={idOf(row)}
          id={idOf(row)}
          watcher={watcher}
          heights={heights}
          isFirst={index < FIRST_ROWS}
          isHeld={isHeld(row)}
        >
          {() => children(row)}
        </LongListRow>
      ))}
    </List.Root>
  )
}

/** Tells each row whether it is near the screen. */
class Watcher {
  readonly #told = new Map<Element, (isNear: boolean) => void>()
  readonly #observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) this.#told.get(target)?.(isIntersecting)
    },
    { rootMargin: NEAR },
  )

  watch(row: Element, onMove: (isNear: boolean) => void): () => void {
    this.#told.set(row, onMove)
    this.#observer.observe(row)
    return () => {
      this.#told.delete(row)
      this.#observer.unobserve(row)
    }
  }
}

type LongListRowProps = {
  id: string
  watcher: Watcher
  heights: Heights
  isFirst: boolean
  isHeld: boolean
  children: () => ReactNode
}

function LongListRow({ id, watcher, heights, isFirst, isHeld, children }: LongListRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const [isNear, setNear] = useState(isFirst)
  const isDrawn = isNear || isHeld
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const note = () => element.firstChild && heights.rows.set(id, element.clientHeight)
    const unwatch = watcher.watch(element, (comesNear) => {
      // A row with the focus stays rendered at any distance.
      if (!comesNear && element.contains(document.activeElement)) return
      if (!comesNear) note()
      setNear(comesNear)
    })
    return () => {
      note()
      unwatch()
    }
  }, [id, watcher, heights.rows])
  return (
    <li ref={row} style={isDrawn ? {} : { height: heights.rows.get(id) ?? heights.usual }}>
      {isDrawn && children()}
    </li>
  )
}
