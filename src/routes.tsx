import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { matchRoutes, Navigate, type RouteObject, useRoutes } from 'react-router-dom'
import { Layout } from './app/layout.tsx'
import { documentSlugs } from './content/policy-links.ts'
import { townSlugs } from './content/towns.ts'
import { documentPath, paths, redirects } from './paths.ts'

/** `prepare` loads what the page cannot be rendered without, for an address of its route. */
type PageModule = { default: ComponentType; prepare?: (pathname: string) => Promise<unknown> }
const modules = {
  ...import.meta.glob<PageModule>(['./pages/*.tsx', '!./pages/design-system.tsx']),
  ...(import.meta.env.DEV && import.meta.glob<PageModule>('./pages/design-system.tsx')),
}

/**
 * What a route says of its page: the sources of its code and of its content, for the prerender step, and how to have
 * their chunks before it is shown.
 */
export type PageHandle = { modules: readonly string[]; preload: (pathname: string) => Promise<unknown> }

/** A page of its own chunk. One that is loaded already is rendered at once, without a pause at a Suspense boundary. */
function page(name: string, ...content: string[]): { element: ReactNode; handle: PageHandle } {
  const module = `./pages/${name}.tsx`
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
    // Chosen once: another type of component in the same place would mount the page anew.
    const [Shown] = useState(() => loaded ?? Lazy)
    return <Shown />
  }
  return { element: <Page />, handle: { modules: [`src/pages/${name}.tsx`, ...content], preload } }
}

/** The only route table. Parameters come from content; links to these paths are built by paths.ts. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { index: true, ...page('home') },
      { path: 'inventory', ...page('inventory') },
      { path: 'eco-impact', ...page('eco') },
      { path: 'rentals', ...page('rentals') },
      { path: 'rentals/:slug', ...page('town-rentals') },
      ...documentSlugs.map((slug) => ({
        path: documentPath(slug),
        ...page('policy', `src/content/policies/${slug}.ts`),
      })),
      { path: 'towns/:slug', ...page('town') },
      // A parameter can only be a whole segment, so the other address of each town is spelled out.
      ...townSlugs.map((slug) => ({ path: paths.townAlias(slug), ...page('town') })),
      { path: 'vehicle/:ref', ...page('vehicle') },
      { path: 'vehicles/:ref', ...page('vehicle') },
      { path: 'denago', ...page('denago') },
      { path: 'evolution', ...page('evolution') },
      { path: 'showroom', ...page('showroom') },
      { path: 'services', ...page('services') },
      { path: 'about', ...page('about') },
      { path: 'contact', ...page('contact') },
      { path: 'thank-you', ...page('thank-you') },
      { path: 'outbox', ...page('outbox') },
      ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
      ...(import.meta.env.DEV ? [{ path: 'design-system', ...page('design-system') }] : []),
      { path: '*', ...page('not-found') },
    ],
  },
]

export const AppRoutes = () => useRoutes(routes)

/**
 * Loads the page of a path. Hydration starts with it: a page that is still on its way when something above it renders
 * again would be thrown away and drawn anew. Without it (offline, a broken download) the page is shown when it comes.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const handles = matchRoutes(routes, pathname)?.map(({ route }) => route.handle as PageHandle | undefined) ?? []
  await Promise.all(handles.map((handle) => handle?.preload(pathname))).catch(() => {})
}
