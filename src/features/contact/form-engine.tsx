import { memo, useEffect, useLayoutEffect, useState } from 'react'
import { type EngineProps, useContactForm } from './use-contact-form.ts'

/** What the pages after the form load at their first use: the network may be gone by then. */
const loadNext = () => void import('../../outbox/store.ts').catch(() => {})

/**
 * Runs the form and draws nothing. The page draws the form from its first moment; this comes with the first use and
 * brings the form library, the schema and the outbox along, which reading the page does not need.
 */
export const FormEngine = memo(function FormEngine({ onChange }: EngineProps) {
  const [drawn, setDrawn] = useState(false)
  const live = useContactForm(drawn)
  useEffect(loadNext, [])
  // After every render of its own, and only then: `memo` keeps the page's renders away.
  useLayoutEffect(() => {
    onChange(live)
    setDrawn(true)
  })
  // An address with a query was prerendered without it: the page may be seen once the form knows what it asks for.
  useLayoutEffect(() => {
    if (drawn) delete document.documentElement.dataset.pending
  }, [drawn])
  return null
})
