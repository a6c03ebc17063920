import type { Dealer } from '../src/content/dealer.ts'

/** Reserved host names (RFC 2606) and fictional telephone numbers, used until the dealer sets real ones. */
const isPlaceholder = (value: string) => /\.example\b|\bexample\.(?:com|net|org)\b|555-01\d\d/.test(value)

/**
 * What an operator has to know at the start, as sentences; empty for nothing.
 * @param sinks how many ways to deliver inquiries are set up
 */
export function startHints({ url, phone, email, financingUrl }: Dealer, sinks: number): string[] {
  const settings = {
    VITE_DEALER_URL: url,
    VITE_DEALER_PHONE: phone.label,
    VITE_DEALER_SALES_EMAIL: email.sales,
    VITE_DEALER_INFO_EMAIL: email.info,
    VITE_DEALER_FINANCING_URL: financingUrl,
  }
  const placeholders = Object.entries(settings).flatMap(([name, value]) => (isPlaceholder(value) ? name : []))
  return [
    ...(placeholders.length > 0
      ? [`Placeholders are shown to visitors: ${placeholders.join(', ')}. Set them for the build and for the server.`]
      : []),
    ...(sinks === 0
      ? [
          'Inquiries are kept here only: set SMTP_URL or WEBHOOK_URL to have them delivered. "npm run inquiries -- list" shows them.',
        ]
      : []),
  ]
}
