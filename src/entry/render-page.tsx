import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { prerender } from 'react-dom/static.edge'
import { matchRoutes, Route, Routes, StaticRouter } from 'react-router-dom'
import { paths, siteFiles, vehicleRefOfPage } from '../addresses/paths.ts'
import { SOLD_KEY } from '../api/gone-vehicles.ts'
import { createQueryClient } from '../api/query-client.ts'
import type { SoldVehicle } from '../api/sold-vehicle.ts'
import { vehicleQuery } from '../api/vehicle-query.ts'
import { vehiclesQuery } from '../api/vehicles-query.ts'
import { Providers } from '../app/providers.tsx'
import { Layout } from '../app/site-layout.tsx'
import { SNAPSHOT_PATH } from '../contract/endpoints.ts'
import { findVehicle } from '../contract/vehicle-lookup.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { relatedVehicles } from '../features/vehicle/related-vehicles.ts'
import { VEHICLE_NOT_FOUND, VehicleNotFound } from '../features/vehicle/vehicle-not-found.tsx'
import { inventoryFeed } from '../seo/feed.ts'
import { type Described, DescribedPage, jsonLdScript } from '../seo/json-ld.tsx'
import { type DatedPage, llms, robots, sitemap } from '../seo/search-files.ts'
import { googleVehicles, metaVehicles } from '../seo/vehicle-feeds.ts'
import { fontUrl } from '../ui/theme/font.ts'
import { commonRules, rulesOfClasses } from '../ui/theme/page-rules.ts'
import type { RenderedPage } from './rendering.ts'
import { AppRoutes, builtPages, type PageHandle, routes } from './routes.tsx'

const idsOf = (vehicles: readonly Vehicle[]) => vehicles.map(({ id }) => id)

/** The address of every page that is a separate file. */
export const pages = (vehicles: readonly Vehicle[]): string[] => builtPages(idsOf(vehicles)).map(({ path }) => path)

/** Pages that are rendered from the vehicle list. */
const LIST_PAGES: ReadonlySet<string> = new Set(
  builtPages([])
    .filter(({ needsList }) => needsList)
    .map(({ path }) => path),
)
export const listPages: readonly string[] = [...LIST_PAGES]

/**
 * Renders one page to HTML, together with the data it was rendered from, so that hydration finds the same. The vehicle
 * of a detail page is inside the page; the list, which can be long and is shared by pages, is a separate file. Throws
 * when no route knows the path, and when any part of the page fails to render.
 */
export async function render(
  path: string,
  vehicles: readonly Vehicle[],
  asOf: number,
  sold?: SoldVehicle,
): Promise<RenderedPage> {
  const queryClient = createQueryClient()
  const list = LIST_PAGES.has(path) ? await listFile(vehicles, asOf) : undefined
  if (list) hydrate(queryClient, list.state)
  const ref = vehicleRefOfPage(path)
  const vehicle = ref && findVehicle(vehicles, decodeURIComponent(ref))
  if (vehicle) queryClient.setQueryData(vehicleQuery(vehicle.id).queryKey, { vehicle, asOf }, { updatedAt: asOf })
  if (sold) queryClient.setQueryData([SOLD_KEY], sold)

  const matches = matchRoutes(routes, path)
  if (!matches) throw new Error(`No route for ${path}`)
  const described: Described = { things: [] }
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <DescribedPage value={described}>
      <Providers queryClient={queryClient}>
        <StaticRouter location={path}>
          <AppRoutes />
        </StaticRouter>
      </Providers>
    </DescribedPage>,
    {
      // React leaves a failed part to the client. Here it fails the build.
      onError: (error) => void failures.push(error),
      // React would put large parts at the end of the page, for a script to move. The page must be readable without
      // scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw new Error(`Rendering ${path} failed`, { cause: failures[0] })
  // React puts hoisted tags (title, meta, link) before the markup.
  const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html)?.[0] ?? ''
  const data = list ? `<link id="data" rel="preload" as="fetch" href="/${list.name}" crossorigin>` : ''
  return {
    head: fontPreload + data + hoisted,
    body: html.slice(hoisted.length),
    data:
      jsonLdScript(described) +
      (vehicle || sold
        ? `<script type="application/json" id="data">${embed(dehydrated(queryClient, asOf))}</script>`
        : ''),
    modules: matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.modules ?? []),
  }
}

/**
 * Renders the page of a sold unit, like `render`.
 * @param vehicles those for sale: up to three similar ones are shown
 */
export function renderSold(unit: Vehicle, vehicles: readonly Vehicle[]): Promise<RenderedPage> {
  return render(paths.vehicle(unit.id), [], 0, { unit, like: relatedVehicles(vehicles, unit) })
}

/** Preloads the font in the head of every document, because a font that arrives after the first paint is not used. */
export const fontPreload = `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`

/** The style rules that an HTML document needs before anything in it changes. */
export function rulesFor(html: string): string {
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return commonRules + rulesOfClasses.map(([name, rules]) => (classes.has(name) ? rules : '')).join('')
}

/**
 * What a browser without JavaScript shows at the address of an unknown vehicle. Scripts render the page from the API's
 * answer, which may know a vehicle that was added later.
 */
export function missingVehicle(vehicles: readonly Vehicle[], asOf: number): { title: string; body: string } {
  const queryClient = createQueryClient()
  queryClient.setQueryData(vehiclesQuery().queryKey, { vehicles, asOf })
  const html = renderToStaticMarkup(
    <Providers queryClient={queryClient}>
      <StaticRouter location={paths.vehicle('404')}>
        <Routes>
          <Route element={<Layout />}>
            <Route path="*" element={<VehicleNotFound onRetry={undefined} heart={() => null} />} />
          </Route>
        </Routes>
      </StaticRouter>
    </Providers>,
  )
  return { title: VEHICLE_NOT_FOUND, body: html.replace(/^<title>[^<]*<\/title>/, '') }
}

/**
 * Files that are no pages: the list for hydration, the snapshot of all units for the worker, and files for search
 * engines and other programs.
 */
export async function files(
  vehicles: readonly Vehicle[],
  asOf: number,
  pages: readonly DatedPage[],
): Promise<Record<string, string>> {
  const list = await listFile(vehicles, asOf)
  return {
    [siteFiles.sitemap.slice(1)]: sitemap(pages),
    [siteFiles.robots.slice(1)]: robots(),
    [siteFiles.llms.slice(1)]: llms(pages),
    [siteFiles.feed.slice(1)]: JSON.stringify(inventoryFeed(vehicles, pages)),
    [siteFiles.googleVehicles.slice(1)]: googleVehicles(vehicles),
    [siteFiles.metaVehicles.slice(1)]: metaVehicles(vehicles),
    [SNAPSHOT_PATH.slice(1)]: JSON.stringify({ builtAt: asOf, vehicles }),
    [list.name]: list.text,
  }
}

type ListFile = { name: string; state: DehydratedState; text: string }

/** Made once per list, because every page with the list names the same file. */
const lists = new WeakMap<readonly Vehicle[], { asOf: number; file: Promise<ListFile> }>()

/**
 * The list as query state. Its name comes from its content, so that a page and its data always belong to the same list.
 */
export function listFile(vehicles: readonly Vehicle[], asOf: number): Promise<ListFile> {
  const known = lists.get(vehicles)
  if (known?.asOf === asOf) return known.file
  const file = makeListFile(vehicles, asOf)
  lists.set(vehicles, { asOf, file })
  return file
}

async function makeListFile(vehicles: readonly Vehicle[], asOf: number): Promise<ListFile> {
  const queryClient = createQueryClient()
  queryClient.setQueryData(vehiclesQuery().queryKey, { vehicles, asOf }, { updatedAt: asOf })
  const state = dehydrated(queryClient, asOf)
  const text = JSON.stringify(state)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const hash = [...new Uint8Array(digest.slice(0, 4))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { name: `assets/list-${hash}.json`, state, text }
}

/** Query state that does not depend on when and where a page is rendered from the same vehicles. */
function dehydrated(queryClient: QueryClient, asOf: number): DehydratedState {
  const state = dehydrate(queryClient)
  for (const query of state.queries) query.dehydratedAt = asOf
  return state
}

const embed = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
