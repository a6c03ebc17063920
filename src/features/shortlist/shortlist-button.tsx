import { SpriteIcon } from '../../ui/icon.tsx'
import { useHeart } from './heart.tsx'

/** The heart of a vehicle's page, among its actions. */
export const ShortlistButton = (cart: { id: string; name: string }) => (
  <button {...useHeart(cart)}>
    <SpriteIcon name="heart" /> Save
  </button>
)
