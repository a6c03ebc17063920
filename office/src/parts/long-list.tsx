import { List } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Rows are drawn so far from the screen, in px: a thumb does not outrun them. */
const NEAR = '1200px 0px'
/** Drawn at once: the first screen. */
const FIRST_ROWS = 12
/** Of a row, in px, before any was drawn. */
const FIRST_GUESS = 150

/** How high rows are, by their ids, and how high they usually are. */
type Heights = { rows: Map<string, number>; usual: number }
/** By the entry of the history: Back returns to the very row. */
const heightsOfEntries = new Map<string, Heights>()

type LongListProps<Row> = {
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** Drawn also far from the screen, because it holds something that is not saved. */
  isHeld?: (row: Row) => boolean
  children: (row: Row) => ReactNode
}

/**
 * A list that draws only the rows near the screen: a thousand at once take a phone half a minute. The other rows are empty and keep their
 * last height, or get the average one, so that the page scrolls as usual.
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
          {...{ id: idOf(row), watcher, heights }}
          isFirst={index < FIRST_ROWS}
          isHeld={isHeld(row)}
        >
          {() => children(row)}
        </LongListRow>
      ))}
    </List.Root>
  )
}

/** Tells rows when they come near the screen, and when they are far from it again. */
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
      // What has the focus stays, however far it is.
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
