import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { InquiryForm } from './inquiry-form.tsx'
import { useStart } from './use-start.ts'

/** The contact form at the address it is opened at. */
export function ContactForm({ onUse }: { onUse: () => void }) {
  const { search } = useLocation()
  useEffect(onUse, [onUse])
  // Each query asks for a message of its own.
  return <FormAt key={search} query={search} />
}

function FormAt({ query }: { query: string }) {
  const { start, actions } = useStart(query)
  // Nothing resets a form: one that starts empty, or continues another draft or a later text of it, is another form.
  return <InquiryForm key={`${start.form} ${start.draft?.changedAt}`} query={query} start={start} actions={actions} />
}
