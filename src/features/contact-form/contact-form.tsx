import { useLocation } from 'react-router-dom'
import { InquiryForm } from './inquiry-form.tsx'
import { useInquirySession } from './use-inquiry-session.ts'

/** The contact form at the address it is opened at. */
export function ContactForm() {
  const { search } = useLocation()
  // Each query asks for a message of its own.
  return <FormAt key={search} query={search} />
}

function FormAt({ query }: { query: string }) {
  const inquiring = useInquirySession(query)
  return <InquiryForm key={inquiring.session.sheet} query={query} {...inquiring} />
}
