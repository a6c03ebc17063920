import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { useShortlist } from '../../device/shortlist.ts'
import { SpriteIcon } from '../../ui/icon.tsx'

/** In the header: how many carts are on the shortlist, and the way to compare them. */
export function ShortlistLink() {
  const { length } = useShortlist()
  return (
    <Link to={paths.compare} aria-label={`Saved, ${length} ${length === 1 ? 'cart' : 'carts'}`}>
      <SpriteIcon name="heart" size={22} />
      <b data-part="count">{length}</b>
    </Link>
  )
}
