/** An address outside this site. `shown` is its readable form, printed beside the QR code of `url`. */
export type ExternalLink = { kind: 'call' | 'mail' | 'page' | 'other'; url: string; shown: string }

/** An address that a phone can open. */
export type PhoneLink = ExternalLink & { kind: 'call' | 'mail' | 'page' }

export const isForPhone = (link: ExternalLink): link is PhoneLink => link.kind !== 'other'

const KINDS: Readonly<Record<string, ExternalLink['kind']>> = {
  'tel:': 'call',
  'sms:': 'call',
  'mailto:': 'mail',
  'http:': 'page',
  'https:': 'page',
}

/**
 * @param address from a link or script; relative ones are resolved with `base`
 * @param base address of the page
 * @returns undefined for a page of this site, and for an invalid address, which no browser opens
 */
export function externalLink(address: string, base: string): ExternalLink | undefined {
  const url = parsed(address, base)
  // An address without a host (blob:, data:, javascript:) has the origin "null" or that of its page, but is never a
  // page of the site.
  if (!url || (KINDS[url.protocol] === 'page' && url.origin === new URL(base).origin)) return undefined
  const kind = KINDS[url.protocol] ?? 'other'
  return { kind, url: url.href, shown: spelledOut(kind, url) }
}

/** Browsers on older tablets lack `URL.parse`. */
function parsed(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

function spelledOut(kind: ExternalLink['kind'], { href, pathname, protocol }: URL): string {
  const name = decoded(pathname)
  if (kind === 'call') return name.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
  if (kind === 'mail') return name
  return href.slice(protocol.length).replace(/^\/\//, '').replace(/\/$/, '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
