import type { Vehicle } from '../contract/vehicle-schema.ts'
import type { IndexedPage } from '../seo/page-index.ts'
import type { DatedPage } from '../seo/search-files.ts'
import type { ShareCard } from '../seo/share-cards.ts'

/**
 * The folder of a build with the program that renders its pages again. Servers do not send folders whose name begins
 * with a dot.
 */
export const RENDERING = '.rendering'

/** What all pages of a build share. */
export type Frame = {
  /** The built `index.html`, with comments where the page is inserted. */
  template: string
  /** Source modules, and the files that belong to them: a part of Vite's manifest. */
  chunks: Readonly<Record<string, { file: string; isEntry?: boolean; imports?: string[] }>>
}

/** A page without what all pages share. */
export type RenderedPage = {
  /** Tags for the head: title, metadata, preloads. */
  head: string
  body: string
  /** The query results from which the page was rendered, as a script element of type application/json. */
  data: string
  /** Source modules of the page's route; their chunks are preloaded. */
  modules: readonly string[]
}

/**
 * A page as HTML in two versions: one for the service worker to store, and one for its address, with the rules of its
 * elements.
 */
export type PageDocument = { html: string; firstVisit: string }

/** Stored in {@link RENDERING} as `build.json`: what the pages of a build consist of, besides the vehicles. */
export type BuiltPages = {
  frame: Frame
  /** Pages that are rendered from the vehicle list. */
  listPages: readonly string[]
  /** Pages that search engines may list. */
  listed: readonly DatedPage[]
}

/** Renders the site outside the browser. `asOf` says when the vehicles were read, in epoch milliseconds. */
export type Renderer = {
  /** The address of every page that is a separate file. */
  pages: (vehicles: readonly Vehicle[]) => string[]
  /** Pages that are rendered from the vehicle list. */
  listPages: readonly string[]
  /** @throws when no route knows the path or any part of the page fails to render */
  render: (path: string, vehicles: readonly Vehicle[], asOf: number) => Promise<RenderedPage>
  /** The page of a sold unit, with similar units. */
  renderSold: (unit: Vehicle, vehicles: readonly Vehicle[]) => Promise<RenderedPage>
  documentOf: (frame: Frame, page: RenderedPage) => PageDocument
  /** The page without content. */
  shell: (frame: Frame) => string
  /** The same for an unknown vehicle. */
  vehicleNotFound: (frame: Frame, vehicles: readonly Vehicle[], asOf: number) => string
  /** The pages that search engines may list, after the vehicles have changed. */
  listedPages: (
    vehicles: readonly Vehicle[],
    listPages: readonly string[],
    changedAt: number,
    built: { pages: readonly DatedPage[]; vehicles: readonly Vehicle[] },
  ) => DatedPage[]
  /** The list that pages name and are hydrated with. */
  listFile: (vehicles: readonly Vehicle[], asOf: number) => Promise<{ name: string; text: string }>
  /** Files that are no pages, by their path in the build. */
  files: (vehicles: readonly Vehicle[], asOf: number, pages: readonly DatedPage[]) => Promise<Record<string, string>>
  indexedPages: (pages: readonly { path: string; head: string; body: string }[]) => IndexedPage[]
  shareCards: (vehicles: readonly Vehicle[]) => ShareCard[]
}
