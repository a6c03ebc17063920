import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import type { SoldVehicle } from '../../api/sold-vehicle.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/layout.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ThreeCarts } from '../../ui/three-carts.tsx'
import type { Heart } from '../../ui/vehicle-card.tsx'
import { pictureText } from './picture-text.ts'

/** Shown instead of a sold unit: which one it was, and similar carts in stock. */
export function SoldView({ unit, like, heart }: SoldVehicle & { heart: Heart }) {
  const { name, images, specifications } = unit
  return (
    <Section>
      <Top>
        <div data-part="plate">
          <Picture
            src={images[0]}
            alt={pictureText(name, images, 0)}
            sizes="(min-width:1000px) 420px,(min-width:700px) 46vw,92vw"
            upTo={960}
            first
            name={name}
            seats={specifications.seatingCapacity}
          />
        </div>
        <div>
          <p data-part="name">{name}</p>
          <h1>This one’s sold</h1>
          <p data-part="words">{like.length > 0 ? 'We have others like it.' : 'See what else we have.'}</p>
          <Button asChild variant="primary">
            <Link to={paths.inventory}>See the inventory</Link>
          </Button>
        </div>
      </Top>
      <ThreeCarts title="Carts like it" vehicles={like} to={paths.vehicle} link={Link} heart={heart} />
    </Section>
  )
}

const Top = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)', lg: '420px minmax(0, 1fr)' },
    gap: { base: '7', lg: '14' },
    alignItems: 'center',
    '& [data-part=plate]': { aspectRatio: '4 / 3', overflow: 'hidden', background: 'var(--plate)' },
    '& img': { width: '100%', height: '100%', objectFit: 'cover', filter: 'var(--picture)' },
    '& [data-part=name]': { textStyle: 'subhead', color: 'muted' },
    '& h1': { textStyle: 'title' },
    '& [data-part=words]': { textStyle: 'lead', color: 'muted', padding: '12px 0 28px' },
  },
})
