import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import type { Brand } from '../../content/schema/brand.ts'
import { Button } from '../../ui/button.tsx'
import { CartHero } from '../../ui/cart-hero.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Arrow } from '../../ui/icon.tsx'
import { NextSection, Section, TextLink } from '../../ui/layout.tsx'
import { Points } from '../../ui/points.tsx'
import { brandFacts } from './brand-figures.ts'
import { Lineup } from './lineup.tsx'
import { SeriesGrid } from './series-grid.tsx'
import { useUnits } from './use-units.ts'

/** How many carts a link to the comparison names. Servers refuse addresses of many kilobytes. */
const MOST_NAMED = 20

/** The page of a brand we carry in depth: what all its carts share, its series, and six models side by side. */
export function BrandPage({ brand }: { brand: Brand }) {
  const { units, unitOf } = useUnits(brand.id)
  // Models of the lineup come first, because a comparison shows at most four.
  const chosen = new Set([...brand.lineup.flatMap(({ name }) => unitOf(name) ?? []), ...units].map(({ id }) => id))
  const comparing = chosen.size > 0 ? paths.compareCarts([...chosen].slice(0, MOST_NAMED)) : paths.compare
  return (
    <Page>
      <CartHero
        scene={brand.scene}
        title={brand.hero.title}
        lead={brand.hero.lead}
        actions={
          <>
            <Button asChild variant="primary">
              <Link to={paths.contactTestDrive()}>
                Schedule Test Drive <Arrow />
              </Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.inventoryBrand(brand.id)}>Compare All Models</Link>
            </Button>
            <SideBySide asChild>
              <Link to={comparing}>See them side by side</Link>
            </SideBySide>
          </>
        }
      >
        <Facts facts={brandFacts(brand, units)} />
      </CartHero>
      <SeriesGrid brand={brand} />
      <Flat>
        <Points dense title={`What you get with ${brand.name}`} points={brand.features} />
      </Flat>
      <Lineup brand={brand} />
      <NextSection>
        <Closing
          title={`Not sure which ${brand.name}?`}
          text="Tell us who’s riding and where. We’ll show you two or three that fit."
          actions={
            <>
              <Button asChild>
                <Link to={paths.contact}>
                  Help me choose <Arrow />
                </Link>
              </Button>
              <Button asChild variant="outline">
                <Link to={paths.inventory}>View Inventory</Link>
              </Button>
            </>
          }
        />
      </NextSection>
    </Page>
  )
}

/** Many short sections, so a phone shows less space between them. */
const Page = chakra('div', { base: { '@media (max-width: 699px)': { '--air': '36px' } } })

/** Quieter than the button to the list beside it, because both say that they compare. */
const SideBySide = chakra(TextLink, {
  base: { display: 'inline-flex', alignItems: 'center', minHeight: '44px', justifyContent: 'center' },
})

/** The surrounding sections have the padding. */
const Flat = chakra(Section, { base: { paddingBlock: '0' } })
