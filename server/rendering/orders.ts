import type { Vehicle } from '../../src/contract/vehicle-schema.ts'

/** The vehicles that pages are rendered from. */
export type RenderedStock = {
  vehicles: readonly Vehicle[]
  /** When the list last changed, in epoch ms: the same on every server, so that all render the same page. */
  changedAt: number
}

/** What to render. `files` means all files with vehicles that are not pages. */
export type Wanted =
  | { is: 'page'; path: string }
  | { is: 'sold'; unit: Vehicle }
  | { is: 'vehicle not found' }
  | { is: 'files' }

/** `stock` is left out if it is the same as in the order before. */
export type Order = { stock?: RenderedStock; wanted: Wanted }

/** A file as sent: plain and compressed. */
export type RenderedFile = { plain: Uint8Array; br: Uint8Array; gzip: Uint8Array }

/** By the file's path in the build; a page by its address. */
export type Rendered = Readonly<Record<string, RenderedFile>>

export type ThreadAnswer = { rendered: Rendered } | { error: string }

/** Files that contain vehicles, by their path in a build. */
export const STOCK_FILE = /^(?:sitemap\.xml|llms\.txt|feed\.json|feeds\/.+|assets\/list-[0-9a-f]+\.json)$/
