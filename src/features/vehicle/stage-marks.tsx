import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { heldOrSold } from '../../lib/held-or-sold.ts'
import { Badge } from '../../ui/badge.tsx'
import { SpriteIcon } from '../../ui/icon.tsx'
import type { ShownVehicle } from './shown-vehicle.ts'

/** The link back to the inventory, on the stage. */
export const BackToInventory = () => (
  <Link data-part="back" to={paths.inventory}>
    <SpriteIcon name="back" size={18} /> Inventory
  </Link>
)

/** The state of the unit: "new" has precedence over "in stock", and that over "out of stock", which is beside "new" as well, as "on hold" and "sold" are. */
export function StockBadge({ isNew, inStock, status }: Pick<ShownVehicle, 'isNew' | 'inStock' | 'status'>) {
  const second = heldOrSold(status) ?? (isNew && !inStock && 'Out of Stock')
  return (
    <>
      <Badge data-part="condition" side="right" tone={isNew || inStock ? 'plain' : 'out'} words={!isNew}>
        {isNew ? 'NEW' : inStock ? 'In Stock' : 'Out of Stock'}
      </Badge>
      {second && (
        <Badge data-part="condition" data-second="" side="right" tone="out" words>
          {second}
        </Badge>
      )}
    </>
  )
}
