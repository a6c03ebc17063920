import { paths } from './paths.ts'

/*
 * Addresses in the QR codes with which the office sets up a device. The page asks before it applies them. Not among
 * `paths`, which every page loads.
 */
export const SELLER_PARAM = 'seller'
export const EVENT_PARAM = 'event'
export const KIOSK_NAME_PARAM = 'name'
export const SHOWROOM_PARAM = 'showroom'

function withQuery(path: string, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value.trim())).toString()
  return query ? `${path}?${query}` : path
}

export const sellerSetUpPath = (seller: string, event: string): string =>
  withQuery(paths.device, { [SELLER_PARAM]: seller, [EVENT_PARAM]: event })

/** @param showroom the id of one of the dealer's locations */
export const kioskSetUpPath = (name: string, showroom: string): string =>
  withQuery(paths.kiosk, { [KIOSK_NAME_PARAM]: name, [SHOWROOM_PARAM]: showroom })
