import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { dealer } from '../content/dealer.ts'
import { hours } from '../content/hours.ts'
import { useSwipe } from '../hooks/use-swipe.ts'
import { Button } from '../ui/button.tsx'
import { SideDialog, useDialog } from '../ui/dialog.tsx'
import { FORCED_COLORS } from '../ui/forced-colors.ts'
import { Icon } from '../ui/icon.tsx'
import { OpenNow } from '../ui/open-now.tsx'
import { SIDEWAYS } from '../ui/screens.ts'
import { Logo } from './logo.tsx'
import { aboutLinks, mainLinks, NavLink } from './navigation.tsx'

/** Key in `history.state` of the open menu's entry. */
const ENTRY = 'menu'
/** How far a finger must move to the right to push the panel away, in px. */
const SWIPE = 80

/** The slide-in panel of small screens. A native modal dialog: the page behind is inert, and Escape closes it. */
export function Panel({ onClose }: { onClose: (reason: 'dismissed' | 'chosen') => void }) {
  const { dialog, close } = useDialog(ENTRY)
  const swipe = useSwipe((right, down) => right > SWIPE && Math.abs(down) < SWIPE && close())
  const navigate = useNavigate()
  const onLink = (event: MouseEvent, { origin, pathname }: HTMLAnchorElement) => {
    const isHere = origin === location.origin && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (isHere && history.state?.[ENTRY]) {
      event.preventDefault()
      // Closing the menu first leaves its history entry. Replacing the entry would count as a return to the page.
      addEventListener('popstate', () => navigate(pathname), { once: true })
    }
    onClose('chosen')
  }
  return (
    <Sheet
      {...swipe}
      ref={dialog}
      aria-label="Menu"
      onClose={() => onClose('dismissed')}
      // Any chosen link closes the panel, including the logo and the phone number.
      onClickCapture={(event) => {
        const link = event.target instanceof Element && event.target.closest('a')
        if (link) onLink(event, link)
      }}
    >
      <div data-part="head">
        <Logo />
        <button type="button" aria-label="Close menu" onClick={close}>
          <Icon name="close" size={24} />
        </button>
      </div>
      <nav data-part="links" aria-label="Menu">
        {mainLinks.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
        <h2>About</h2>
        {aboutLinks.map(({ to, label }) => (
          <NavLink key={to} to={to} data-small="">
            {label}
          </NavLink>
        ))}
      </nav>
      <footer data-part="foot">
        <OpenNow of={hours.showroom} />
        <Button asChild variant="primary" wide>
          <a href={`tel:${dealer.phone.e164}`}>
            <Icon name="phone" /> Call Now {dealer.phone.label}
          </a>
        </Button>
      </footer>
    </Sheet>
  )
}

const Sheet = chakra(SideDialog, {
  base: {
    padding: '0 var(--gutter) calc(20px + env(safe-area-inset-bottom))',
    flexDirection: 'column',
    '&[open]': { display: 'flex' },
    '& [data-part=head]': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      height: '64px',
      flex: 'none',
    },
    '& [data-part=head] button': {
      width: '44px',
      height: '44px',
      display: 'grid',
      placeItems: 'center',
      marginRight: '-10px',
    },
    '& [data-part=links] a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '60px',
      borderBottom: '1px solid',
      borderColor: 'line',
      fontSize: '30px',
      lineHeight: '1.1',
      letterSpacing: '-.025em',
      fontWeight: '520',
      '&[aria-current]': { color: 'accent', [FORCED_COLORS]: { textDecoration: 'underline' } },
      '&[data-small]': { minHeight: '52px', fontSize: '20px', letterSpacing: '-.015em' },
    },
    '& h2': { textStyle: 'label', color: 'subtle', paddingTop: '5' },
    '& > [data-part=foot]': { marginTop: 'auto', paddingTop: '6', display: 'grid', gap: '3' },
    // A phone held sideways shows everything without scrolling.
    [SIDEWAYS]: {
      maxWidth: '660px',
      paddingBottom: '12px',
      '& [data-part=head]': { height: '56px' },
      '& [data-part=links]': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '8' },
      '& [data-part=links] a, & [data-part=links] a[data-small]': { minHeight: '48px', fontSize: '20px' },
      '& h2': { gridColumn: '1 / -1', paddingTop: '3' },
      '& > [data-part=foot]': {
        gridTemplateColumns: '1fr max-content',
        columnGap: '8',
        alignItems: 'center',
        paddingTop: '3',
      },
    },
  },
})
