import { EVENT_LENGTH, SELLER_LENGTH } from '../contract/note-lengths.ts'

const KEY = 'seller'

/** Who sells with this device, and at which event. Both go with each inquiry that is written on it. */
export type Seller = { seller?: string; event?: string }

/**
 * What is set on this device. Apart from the values of `deviceClient`, because a form can be sent before those are read.
 */
export function readSeller(): Seller {
  try {
    const { seller, event } = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
    return cleaned({ seller, event })
  } catch {
    return {}
  }
}

/** Sets both; what is blank is unset. */
export function storeSeller(values: Seller) {
  const kept = cleaned(values)
  try {
    if (kept.seller || kept.event) localStorage.setItem(KEY, JSON.stringify(kept))
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that stores nothing.
  }
}

function cleaned({ seller, event }: Record<keyof Seller, unknown> | Seller): Seller {
  const text = (value: unknown, length: number) =>
    typeof value === 'string' ? value.trim().slice(0, length).trim() : ''
  const [name, place] = [text(seller, SELLER_LENGTH), text(event, EVENT_LENGTH)]
  return { ...(name && { seller: name }), ...(place && { event: place }) }
}
