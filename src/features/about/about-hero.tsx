import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { aboutHero, aboutStats } from '../../content/about-page.ts'
import { Button } from '../../ui/button.tsx'
import { Arrow } from '../../ui/icon.tsx'
import { Wrap } from '../../ui/layout.tsx'
import { Numerals } from '../../ui/numerals.tsx'
import { PageHero } from '../../ui/page-hero.tsx'

/** Who we are, and the four figures that say it. */
export const AboutHero = () => (
  <>
    <PageHero
      {...aboutHero}
      actions={
        <Button asChild variant="primary">
          <Link to={paths.showroom}>
            Visit a showroom <Arrow />
          </Link>
        </Button>
      }
    />
    <Figures>
      <Numerals stats={aboutStats} />
    </Figures>
  </>
)

const Figures = chakra(Wrap, { base: { paddingTop: { base: '10', lg: '16' } } })
