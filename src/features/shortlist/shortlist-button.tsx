import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { useShortlist } from '../../device/shortlist.ts'
import { Icon } from '../../ui/icon.tsx'
import { underlined } from '../../ui/layout.tsx'
import { useHeart } from './heart.tsx'

/** The heart among the actions of a vehicle's page. */
export function ShortlistButton(cart: { id: string; name: string }) {
  const saved = useShortlist().length
  return (
    <>
      <button {...useHeart(cart)}>
        <Icon name="heart" /> Save
      </button>
      {saved > 1 && (
        <CompareLink asChild>
          <Link to={paths.compare}>{`Compare ${saved}`}</Link>
        </CompareLink>
      )}
    </>
  )
}

/** Replaces the tray on a page with the cart's dock. Last in its row. */
const CompareLink = chakra('a', {
  base: {
    display: { base: 'inline-flex', lg: 'none' },
    order: '1',
    alignItems: 'center',
    minHeight: '44px',
    ...underlined,
  },
})
