import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { matchRoutes, Navigate, type RouteObject, useRoutes } from 'react-router-dom'
import {
  documentPath,
  FEATURED_VEHICLE_PATTERN,
  type FixedPage,
  fixedPages,
  paths,
  redirects,
  TOWN_PATTERN,
  TOWN_RENTALS_PATTERN,
  VEHICLE_PATTERN,
} from '../addresses/paths.ts'
import { Layout } from '../app/site-layout.tsx'
import { documentSlugs } from '../content/policy-links.ts'
import { townSlugs } from '../content/towns.ts'

/** `prepare` loads what the page cannot be rendered without, for one of its addresses. */
type PageModule = { default: ComponentType; prepare?: (pathname: string) => Promise<unknown> }
const modules = {
  ...import.meta.glob<PageModule>(['../pages/*.tsx', '!../pages/design-system.tsx']),
  ...(import.meta.env.DEV && import.meta.glob<PageModule>('../pages/design-system.tsx')),
}

/**
 * What a route says about its page: the source modules of its code and content for the prerender step, and a function
 * that loads their chunks before the page is shown.
 */
export type PageHandle = { modules: readonly string[]; preload: (pathname: string) => Promise<unknown> }

/**
 * A page with its own chunk. If that is already loaded, the page renders at once, without a pause at a Suspense
 * boundary.
 */
function page(name: string, ...content: string[]): { element: ReactNode; handle: PageHandle } {
  const module = `../pages/${name}.tsx`
  const load = modules[module]
  if (!load) throw new Error(`There is no page src/pages/${name}.tsx`)
  let loaded: ComponentType | undefined
  const preload = async (pathname: string) => {
    const { default: Component, prepare } = await load()
    await prepare?.(pathname)
    loaded = Component
  }
  const Lazy = lazy(load)
  const Page = () => {
    // Chosen once, because another component type in the same place would remount the page.
    const [Shown] = useState(() => loaded ?? Lazy)
    return <Shown />
  }
  return { element: <Page />, handle: { modules: [`src/pages/${name}.tsx`, ...content], preload } }
}

// Shared by all addresses of a page: each town has two, and each would create a lazy component at the start.
const town = page('town')
const vehicle = page('vehicle')

/** Pages whose address contains a part from the content or the catalogue. */
const parameterPages: readonly RouteObject[] = [
  { path: TOWN_RENTALS_PATTERN, ...page('town-rentals') },
  { path: TOWN_PATTERN, ...town },
  { path: VEHICLE_PATTERN, ...vehicle },
  { path: FEATURED_VEHICLE_PATTERN, ...vehicle },
  // A parameter can only be a whole segment, so the other address of each town is listed.
  ...townSlugs.map((slug) => ({ path: paths.townAlias(slug), ...town })),
  ...documentSlugs.map((slug) => ({
    path: documentPath(slug),
    ...page('policies', `src/content/policies/${slug}.ts`),
  })),
]

/** The only route table. Fixed addresses come from paths.ts, parameters from the content. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      ...Object.values<FixedPage>(fixedPages).map(({ path, file = path.slice(1) }) => ({ path, ...page(file) })),
      ...parameterPages,
      ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
      ...(import.meta.env.DEV ? [{ path: 'design-system', ...page('design-system') }] : []),
      { path: '*', ...page('not-found') },
    ],
  },
]

/**
 * For the prerender step: every page that is a separate file, and whether it is rendered from the vehicle list. Of the
 * vehicles' pages only the canonical ones are files; the app shell renders the others.
 */
export const builtPages = (vehicleIds: readonly string[]): { path: string; needsList: boolean }[] => [
  ...Object.values<FixedPage>(fixedPages).map(({ path, needsList = false }) => ({ path, needsList })),
  ...[paths.town, paths.townAlias].flatMap((address) =>
    townSlugs.map((slug) => ({ path: address(slug), needsList: true })),
  ),
  ...[...townSlugs.map(paths.townRentals), ...documentSlugs.map(documentPath), ...vehicleIds.map(paths.vehicle)].map(
    (path) => ({ path, needsList: false }),
  ),
]

export const AppRoutes = () => useRoutes(routes)

/**
 * Loads the page of a path, with which hydration begins: if a component above the page renders again while the page's
 * chunk is loading, React discards the prerendered HTML. If the chunk fails (offline), the page is shown later.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const handles = matchRoutes(routes, pathname)?.map(({ route }) => route.handle as PageHandle | undefined) ?? []
  await Promise.all(handles.map((handle) => handle?.preload(pathname))).catch(() => {})
}
