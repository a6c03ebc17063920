import { useEffect, useRef, useState } from 'react'
import { subscribe } from '../../outbox/changes.ts'
import type { Row } from '../../outbox/row.ts'
import { findRow } from '../../outbox/row-store.ts'
import { takeSent } from './form-start.ts'

/**
 * The message that left a form of this tab just before the page was reloaded, as it stands now.
 * @param onReturn called when the outbox has given it back to its form: it is a draft again
 */
export function useSentRow(onReturn: () => void): Row | undefined {
  const [row, setRow] = useState<Row>()
  const latest = useRef(onReturn)
  useEffect(() => {
    latest.current = onReturn
  })
  useEffect(() => {
    const id = takeSent()
    if (!id) return
    let left = false
    let seen = false
    const look = async () => {
      const found = await findRow(id).catch(() => undefined)
      if (left) return
      if (seen && !found) latest.current()
      seen ||= found !== undefined
      setRow(found)
    }
    void look()
    const stop = subscribe(() => void look())
    return () => {
      left = true
      stop()
    }
  }, [])
  return row
}
