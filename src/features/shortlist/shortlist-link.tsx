import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { useShortlist } from '../../device/shortlist.ts'
import { Icon } from '../../ui/icon.tsx'

/** In the header: how many carts are on the shortlist, as a link to their comparison. */
export function ShortlistLink() {
  const { length } = useShortlist()
  return (
    <HeartLink asChild>
      <Link to={paths.compare} aria-label={`Saved, ${length} ${length === 1 ? 'cart' : 'carts'}`}>
        <Icon name="heart" size={22} />
        <Count>{length}</Count>
      </Link>
    </HeartLink>
  )
}

const HeartLink = chakra('a', {
  base: { position: 'relative', display: 'grid', placeItems: 'center', width: '44px', height: '44px' },
})

const Count = chakra('b', {
  base: {
    position: 'absolute',
    top: '3px',
    right: '4px',
    minWidth: '18px',
    paddingInline: '4px',
    borderRadius: '9px',
    background: 'ink',
    color: 'page',
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: '640',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
})
