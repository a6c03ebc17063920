import { useLocation } from 'react-router-dom'
import { InquiryForm } from './inquiry-form.tsx'
import { useInquirySession } from './use-inquiry-session.ts'

/** The contact form for its address. */
export function ContactForm() {
  const { search } = useLocation()
  // Each query has its own message.
  return <FormAt key={search} query={search} />
}

function FormAt({ query }: { query: string }) {
  const inquiring = useInquirySession(query)
  return <InquiryForm key={inquiring.session.sheet} query={query} {...inquiring} />
}
