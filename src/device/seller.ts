import { EVENT_LENGTH, SELLER_LENGTH } from '../contract/note-lengths.ts'
import { localSetting, useSetting } from './local-setting.ts'

/** Who sells with this device, and at which event. Both are sent with each inquiry that is written on it. */
export type Seller = { seller?: string; event?: string }

const setting = localSetting<Seller>({ key: 'seller', parse: sellerOf, fallback: {}, whose: 'device' })

export const readSeller = setting.get

export const useStoredSeller = (): Seller => useSetting(setting)[0]

/**
 * Sets both; a blank one is removed.
 * @returns false when the browser does not store them: then neither is set
 */
export function storeSeller(values: Seller): boolean {
  const isStored = setting.set(sellerOf(values))
  // If the browser has no room for this seller, inquiries must not be sent under an earlier seller's name.
  if (!isStored) setting.set({})
  return isStored
}

/** Reads seller and event from an inquiry, or from any stored value. */
export function sellerOf(value: unknown): Seller {
  const stored = Object(value) as Record<keyof Seller, unknown>
  const text = (value: unknown, length: number) =>
    typeof value === 'string' ? value.trim().slice(0, length).trim() : ''
  const [seller, event] = [text(stored.seller, SELLER_LENGTH), text(stored.event, EVENT_LENGTH)]
  return { ...(seller && { seller }), ...(event && { event }) }
}

/** Whom to ask for; undefined on a device without a seller. */
export const contactWords = ({ seller, event }: Seller): string | undefined =>
  seller || event ? `Your contact: ${[seller, event].filter(Boolean).join(', ')}.` : undefined
