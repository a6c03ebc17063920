import { chakra } from '@chakra-ui/react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { dealer } from '../content/dealer.ts'
import { LazyShortlistLink } from '../features/shortlist/lazy-shortlist-link.tsx'
import { useDismiss } from '../hooks/use-dismiss.ts'
import { Button } from '../ui/button.tsx'
import { FORCED_COLORS, lineRoom } from '../ui/forced-colors.ts'
import { Icon } from '../ui/icon.tsx'
import { visuallyHidden, Wrap } from '../ui/layout.tsx'
import { lazyOnPress } from '../ui/lazy/lazy-on-press.tsx'
import { HAS_LETTERHEAD } from '../ui/page-marks.ts'
import { LOW_WINDOW } from '../ui/screens.ts'
import { Logo } from './logo.tsx'
import { aboutLinks, FOOTER_LINKS_ID, mainLinks, NavLink } from './navigation.tsx'

const Panel = lazyOnPress(async () => (await import('./panel.tsx')).Panel)

/** @param inSky whether the header is over the sky of the home page's picture: fixed ink, no line below */
export function Header({ inSky }: { inSky: boolean }) {
  const [panelOpen, setPanelOpen] = useState(false)
  const menuButton = useRef<HTMLAnchorElement>(null)
  const openPanel = (event: MouseEvent) => {
    event.preventDefault()
    setPanelOpen(true)
  }
  const dismissed = useRef(false)
  const closePanel = (reason: 'dismissed' | 'chosen') => {
    dismissed.current = reason === 'dismissed'
    setPanelOpen(false)
  }
  const showFooterLinks = () => {
    setPanelOpen(false)
    location.hash = FOOTER_LINKS_ID
    document.querySelector(`#${FOOTER_LINKS_ID} details`)?.setAttribute('open', '')
  }
  // Waits until the panel is gone, because the page behind it is inert until then. After a choice the focus goes to the
  // new page.
  useEffect(() => {
    if (!panelOpen && dismissed.current) menuButton.current?.focus()
  }, [panelOpen])
  return (
    <>
      <Bar data-in-sky={inSky ? '' : undefined}>
        <Wrap data-part="line">
          <Logo />
          <nav data-part="main" aria-label="Main">
            {mainLinks.map(({ to, label }) => (
              <NavLink key={to} to={to}>
                {label}
              </NavLink>
            ))}
            <AboutMenu />
          </nav>
          <div data-part="right">
            {/* Its room is reserved, so that nothing moves when it appears. */}
            <span data-shortlist="">
              <LazyShortlistLink />
            </span>
            <Button asChild variant="outline" size="sm" data-wide="">
              <a href={`tel:${dealer.phone.e164}`}>
                <Icon name="phone" size={16} />
                <span>
                  Call <span data-now="">Now</span>
                  <span data-number="">{` ${dealer.phone.label}`}</span>
                </span>
              </a>
            </Button>
            <a
              ref={menuButton}
              href={`#${FOOTER_LINKS_ID}`}
              data-menu=""
              aria-label="Menu"
              aria-haspopup="dialog"
              aria-expanded={panelOpen}
              onClick={openPanel}
            >
              <Icon name="menu" size={24} />
            </a>
          </div>
        </Wrap>
      </Bar>
      {panelOpen && <Panel onClose={closePanel} onMissing={showFooterLinks} />}
    </>
  )
}

/** A native disclosure: it opens without a script, and closes on choice, on Escape and on a click elsewhere. */
function AboutMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  useDismiss(menu)
  return (
    <details ref={menu}>
      <summary>
        About <Icon name="down" size={16} />
      </summary>
      <div data-part="pages">
        {aboutLinks.map(({ to, label }) => (
          <NavLink key={to} to={to} onClick={() => menu.current?.removeAttribute('open')}>
            {label}
          </NavLink>
        ))}
      </div>
    </details>
  )
}

const Bar = chakra('header', {
  base: {
    borderBottom: '1px solid',
    borderColor: 'line',
    '& [data-part=line]': {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '2', md: '10' },
      minHeight: { base: '64px', lg: '84px' },
      // With a font size of 32 px on a phone, the name gets its own line.
      '@media (max-width: 13rem)': { flexWrap: 'wrap', gap: '0', paddingBlock: '2' },
    },
    '& [data-part=main]': {
      display: { base: 'none', '2xl': 'flex' },
      gap: 'min(2vw, 30px)',
      fontSize: '16px',
      fontWeight: '520',
    },
    '& [data-part=main] a, & summary': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '44px',
      paddingBlock: '2',
      ...lineRoom,
      '&:hover': { borderColor: 'control' },
    },
    '& summary svg': { flex: 'none' },
    '& [data-part=main] a[aria-current], & details:has([aria-current]) > summary': { borderColor: 'accent' },
    '& details': { position: 'relative' },
    '& [data-part=pages]': {
      position: 'absolute',
      // Aligns its words with "About".
      left: '-20px',
      top: 'calc(100% + 8px)',
      zIndex: '10',
      width: 'max-content',
      background: 'surface',
      color: 'ink',
      boxShadow: 'var(--floating)',
    },
    '& [data-part=pages] a': {
      display: 'flex',
      minHeight: '48px',
      padding: '0 20px',
      border: '0',
      '&:hover, &[aria-current]': { background: 'skeleton' },
      '&[aria-current]': { [FORCED_COLORS]: { textDecoration: 'underline' } },
    },
    // The right end: the call button, an icon on phones; and the menu button where the full header has no room.
    '& [data-part=right]': {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '1', md: '2' },
      // Alone at its end, so that the links stay in their places when the HTML of this part arrives after a paint.
      marginLeft: 'auto',
      marginRight: { base: '-10px', '2xl': '0' },
    },
    '& [data-shortlist]': {
      flex: 'none',
      width: '44px',
      height: '44px',
      // Its count is no part of the words beside it.
      '@media (min-width: 386px) and (max-width: 767px)': { marginRight: '4px' },
      // The narrowest phones have no room for it. The menu has the same link.
      '@media (max-width: 374px)': { display: 'none' },
    },
    '& [data-menu]': {
      display: { base: 'grid', '2xl': 'none' },
      placeItems: 'center',
      width: '44px',
      height: '44px',
    },
    // "Call Now" on phones, the number where there is room. Screen readers read both.
    '& a[data-wide]': {
      whiteSpace: 'nowrap',
      '@media (max-width: 767px)': {
        border: 'none',
        padding: '0 4px',
        gap: '5px',
        fontSize: '15px',
        '& [data-number]': visuallyHidden,
        // Beside the mark and the shortlist there is only room for the words.
        '@media (max-width: 429px)': { padding: '0', '& svg': { display: 'none' } },
      },
      '@media (min-width: 768px)': { '& [data-now]': visuallyHidden },
    },
    // On paper it is the letterhead: mark, name and number. Some pages have their own letterhead.
    '@media print': {
      '&&': { position: 'static', color: 'inherit', borderColor: 'currentColor' },
      [`html${HAS_LETTERHEAD} &`]: { display: 'none' },
      '& [data-part=main], & [data-shortlist], & a[data-menu], & a[data-wide] svg': { display: 'none' },
      '& [data-part=right]': { marginInline: 'auto 0' },
      '& a[data-wide]': {
        border: 'none',
        padding: '0',
        color: 'inherit',
        '& [data-number]': { position: 'static', clipPath: 'none', fontWeight: '600' },
        '& [data-now]': { display: 'none' },
      },
    },
    // An attribute instead of a variant, which would repeat all of the above in a second class on the home page.
    [`@media not all and ${LOW_WINDOW}`]: {
      '&[data-in-sky]': {
        position: 'absolute',
        // Without `top`, because a notice may be above it.
        insetInline: '0',
        zIndex: '3',
        borderColor: 'transparent',
        color: 'fixedInk',
        '& [data-part=main] a[aria-current]': { borderColor: 'fixedInk' },
        '& :focus-visible': { outlineColor: 'fixedInk' },
        '& [data-part=pages] :focus-visible': { outlineColor: 'ink' },
        '& a[data-wide]': {
          color: 'fixedInk',
          borderColor: 'fixedInk',
          '&:hover': { background: 'glass' },
        },
      },
    },
  },
})
