import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { SpriteIcon } from '../../ui/icon.tsx'

/** The link back to the inventory, on the stage. */
export const BackToInventory = () => (
  <Link data-part="back" to={paths.inventory}>
    <SpriteIcon name="back" size={18} /> Inventory
  </Link>
)

/** The state of the unit: "new" has precedence over "in stock", and that over "out of stock", which is beside "new" as well. */
export const StockBadge = ({ isNew, inStock }: { isNew: boolean; inStock: boolean }) => (
  <>
    <Badge data-part="condition" side="right" tone={isNew || inStock ? 'plain' : 'out'} words={!isNew}>
      {isNew ? 'NEW' : inStock ? 'In Stock' : 'Out of Stock'}
    </Badge>
    {isNew && !inStock && (
      <Badge data-part="condition" data-second="" side="right" tone="out" words>
        Out of Stock
      </Badge>
    )}
  </>
)
