import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import { showroomHero } from '../../content/showroom-page.ts'
import { Button } from '../../ui/button.tsx'
import { CallButton } from '../../ui/call-button.tsx'
import { Arrow, AwayArrow } from '../../ui/icon.tsx'
import { PageHero } from '../../ui/page-hero.tsx'

/** The way to an appointment, and what others say of us, beside the place where they said it. */
export const ShowroomHero = () => (
  <PageHero
    of={paths.showroom}
    {...showroomHero}
    actions={
      <>
        <Button asChild variant="primary">
          <Link to={paths.contact}>
            Schedule Visit <Arrow />
          </Link>
        </Button>
        <CallButton phone={dealer.phone} />
      </>
    }
  >
    <Rating>
      <b data-part="value">{dealer.rating.value}</b>
      <a href={dealer.rating.url} target="_blank" rel="noopener">
        {`out of 5 from ${dealer.rating.count} reviews`} <AwayArrow size={16} />
      </a>
    </Rating>
  </PageHero>
)

const Rating = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    paddingTop: '5',
    '& [data-part=value]': { textStyle: 'numeral' },
    '& a': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '44px', fontWeight: '600' },
    '& svg': { transition: 'transform 200ms var(--ease)' },
    '& a:hover svg': { transform: 'translateX(3px)' },
  },
})
