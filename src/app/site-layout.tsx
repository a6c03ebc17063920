import { chakra } from '@chakra-ui/react'
import { useLayoutEffect } from 'react'
import { Outlet, useLocation, useMatch } from 'react-router-dom'
import { paths } from '../addresses/paths.ts'
import { LazyKioskSession } from '../features/kiosk/lazy-kiosk-session.tsx'
import { lazyPart } from '../ui/lazy/lazy-part.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useNavigationFocus } from './navigation-focus.ts'
import { SiteNotices, useSiteNotices } from './site-notices.tsx'
import { Toasts } from './toasts.tsx'

const ConnectionWidget = lazyPart(
  async () => (await import('../features/connection-widget/connection-widget.tsx')).ConnectionWidget,
)

const WhenStored = lazyPart(async () => (await import('./when-stored.tsx')).WhenStored)

/** The shell around every page. */
export function Layout() {
  useNavigationFocus()
  const { pathname } = useLocation()
  const onHome = useMatch(paths.home) !== null
  const notices = useSiteNotices(pathname)
  // Forgets the fields that were used before hydration: they belong to the page that was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the path changes
  useLayoutEffect(() => () => window.unhydratedFields?.clear(), [pathname])
  return (
    <>
      <SkipLink href="#main" data-screen-only="">
        Skip to content
      </SkipLink>
      <SiteNotices isAbove of={notices.above} />
      <Header inSky={onHome} />
      <Main id="main" data-awaits-url="">
        <ErrorBoundary page={pathname}>
          <Outlet />
        </ErrorBoundary>
      </Main>
      <SiteNotices of={notices.end} />
      <Footer />
      <Toasts />
      <LazyKioskSession elsewhere={<ConnectionWidget whenStored={WhenStored} />} />
    </>
  )
}

/**
 * At least as high as a screen, so that the footer does not jump while a page's data arrives; in a very high window
 * less.
 */
const Main = chakra('main', {
  base: {
    minHeight: 'min(100svh, 1000px)',
    '@media (min-height: 1200px)': { minHeight: '640px' },
    '@media print': { minHeight: '0' },
  },
})

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    left: 'var(--gutter)',
    top: '-80px',
    zIndex: '20',
    padding: '12px 16px',
    background: 'night',
    color: 'nightInk',
    '&:focus': { top: '2' },
  },
})
