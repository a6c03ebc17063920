import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { seriesName } from '../../lib/series-name.ts'
import { Button } from '../../ui/button.tsx'
import { Arrow, SpriteIcon } from '../../ui/icon.tsx'
import { ArrowLink } from '../../ui/layout.tsx'

/** What to do when nothing is compared: choose carts, or take those of a brand. */
export function NothingChosen() {
  const { data } = useQuery(vehiclesQuery())
  const vehicles = data?.vehicles ?? []
  const brands = [...new Set(vehicles.map(({ brand }) => brand))]
  return (
    <Box>
      <h2>No carts chosen yet</h2>
      <p>
        Press <SpriteIcon name="heart" size={18} /> on the carts that you like. They are kept on this device, and up to
        four of them stand here beside each other.
      </p>
      <Button asChild variant="primary">
        <Link to={paths.inventory}>
          Choose carts <Arrow />
        </Link>
      </Button>
      {brands.map((brand) => (
        <ArrowLink key={brand} asChild>
          <Link to={paths.compareCarts(vehicles.filter((each) => each.brand === brand).map(({ id }) => id))}>
            {`Compare ${seriesName(brand)} carts`} <Arrow />
          </Link>
        </ArrowLink>
      ))}
    </Box>
  )
}

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 28px',
    '& h2': { width: '100%', textStyle: 'heading' },
    '& p': { width: '100%', maxWidth: '36em', color: 'muted', paddingBottom: '3' },
    '& p svg': { display: 'inline-block', verticalAlign: '-3px' },
  },
})
