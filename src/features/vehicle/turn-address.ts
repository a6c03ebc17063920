import { useEffect, useRef } from 'react'
import { VIEW_3D, VIEW_PARAM } from '../../addresses/paths.ts'
import { type ColoredPart, withColor } from '../../lib/colored-parts.ts'
import { colorQuery } from './color-query.ts'

/**
 * While the stage is open its address says so, and with the colours it can be passed on. Back from it leads to an address without the
 * view, but with the colours that were chosen. Called after `useBackCloses`, whose entry it is that has the address.
 * @param onAddress called when the address was changed
 * @returns the query of the address, and what chooses a colour, or with none the cart's own
 */
export function useTurnAddress(onAddress: () => void) {
  const latest = useRef(onAddress)
  // After Back the address is another one already.
  const colors = useRef('')
  useEffect(() => {
    const { pathname } = location
    const asked = new URLSearchParams(location.search)
    asked.set(VIEW_PARAM, VIEW_3D)
    replaceQuery(asked)
    colors.current = colorQuery(location.search)
    const told = latest.current
    told()
    return () => {
      const carry = () => {
        if (location.pathname !== pathname) return
        replaceQuery(closedQuery(location.search, colors.current))
        told()
      }
      // Closed by its button, the entry is left a moment later.
      if (history.state?.turn) addEventListener('popstate', carry, { once: true })
      else carry()
    }
  }, [])
  const choose = (part: ColoredPart, color: string | undefined) => {
    replaceQuery(withColor(location.search, part, color))
    colors.current = colorQuery(location.search)
    onAddress()
  }
  return { query: location.search, choose }
}

/** Calls `onForward` when the entry of a stage that was closed on this page becomes the current one again. */
export function useForwardToTurn(onForward: () => void) {
  const latest = useRef(onForward)
  useEffect(() => {
    latest.current = onForward
  })
  useEffect(() => {
    const { pathname } = location
    const onPopState = () => {
      if (location.pathname === pathname && history.state?.turn) latest.current()
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])
}

/** Changes the query of this history entry. The router need not know: the page is the same. */
function replaceQuery(asked: URLSearchParams) {
  history.replaceState(history.state, '', `${location.pathname}${asked.size > 0 ? `?${asked}` : ''}${location.hash}`)
}

/** The query of the page with the stage closed: what it said of other things, and the colours. */
function closedQuery(query: string, colors: string): URLSearchParams {
  const left = new URLSearchParams(query)
  left.delete(VIEW_PARAM)
  for (const part of new URLSearchParams(colorQuery(query)).keys()) left.delete(part)
  for (const [part, color] of new URLSearchParams(colors)) left.set(part, color)
  return left
}
