import type { Vehicle } from '../contract/vehicle-schema.ts'
import type { IndexedPage } from '../seo/page-index.ts'
import type { DatedPage } from '../seo/search-files.ts'
import type { ShareCard } from '../seo/share-cards.ts'

/** The folder of a build with the program that renders its pages again. Its name begins with a dot, so that no server sends it. */
export const RENDERING = '.rendering'

/** What all pages of a build share. */
export type Frame = {
  /** The built `index.html`, with comments where a page goes. */
  template: string
  /** Files of source modules, and the modules that come with them: a part of Vite's manifest. */
  chunks: Readonly<Record<string, { file: string; isEntry?: boolean; imports?: string[] }>>
}

/** A page without what all pages share. */
export type RenderedPage = {
  /** Tags for the head: title, metadata, preloads. */
  head: string
  body: string
  /** The query results the page was rendered from, as a script element of type application/json. */
  data: string
  /** Source modules of the page's route; their chunks are preloaded. */
  modules: readonly string[]
}

/** A page as HTML, twice: as the service worker stores it, and as its address answers, with the rules of its elements in it. */
export type PageDocument = { html: string; firstVisit: string }

/** Lies in {@link RENDERING} as `build.json`: what the pages of a build are made of, besides the vehicles. */
export type BuiltPages = {
  frame: Frame
  /** Those that are made from the vehicle list. */
  listPages: readonly string[]
  /** Those that search engines may list. */
  listed: readonly DatedPage[]
}

/** Renders the site outside the browser. `asOf` is the time, in epoch milliseconds, from which the vehicles are. */
export type Renderer = {
  /** The address of every page that is a file of its own. */
  pages: (vehicles: readonly Vehicle[]) => string[]
  /** Those that are made from the vehicle list. */
  listPages: readonly string[]
  /** @throws when no route knows the path or any part of the page fails to render */
  render: (path: string, vehicles: readonly Vehicle[], asOf: number) => Promise<RenderedPage>
  /** The page of a unit that is sold, with units like it. */
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
  /** The list that pages name, which they are hydrated with. */
  listFile: (vehicles: readonly Vehicle[], asOf: number) => Promise<{ name: string; text: string }>
  /** Files beside the pages, by their path in the build. */
  files: (vehicles: readonly Vehicle[], asOf: number, pages: readonly DatedPage[]) => Promise<Record<string, string>>
  indexedPages: (pages: readonly { path: string; head: string; body: string }[]) => IndexedPage[]
  shareCards: (vehicles: readonly Vehicle[]) => ShareCard[]
}
