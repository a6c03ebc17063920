import { chakra } from '@chakra-ui/react'
import { Link } from '../addresses/link.tsx'
import { paths } from '../addresses/paths.ts'
import { dealer } from '../content/dealer.ts'
import { drawnBy } from '../ui/forced-colors.ts'

/** The shape of `/logo.png` in the color of the surrounding text. */
export function Logo() {
  const [first, ...rest] = dealer.name.split(' ')
  return (
    <LogoLink asChild>
      <Link to={paths.home} aria-label={dealer.name}>
        <i data-part="mark" />
        <span>
          <b data-part="first">{first}</b>
          <br />
          {rest.join(' ')}
        </span>
      </Link>
    </LogoLink>
  )
}

const LogoLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    fontWeight: '450',
    letterSpacing: '-.02em',
    fontSize: '19px',
    lineHeight: '1.05',
    minHeight: '44px',
    // With a wide or large font, the mark shrinks before the menu button leaves the screen.
    minWidth: '0',
    '& [data-part=first]': { fontWeight: '640' },
    '& [data-part=mark]': {
      width: '64px',
      height: '34px',
      ...drawnBy('currentColor'),
      mask: 'url(/icons/mark.webp) center / contain no-repeat',
      printColorAdjust: 'exact',
    },
    '@media (max-width: 359px), (max-width: 13rem)': { '& [data-part=mark]': { display: 'none' } },
  },
})
