import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import { showroomHero, showroomScene } from '../../content/showroom-page.ts'
import { Button } from '../../ui/button.tsx'
import { CallButton } from '../../ui/call-button.tsx'
import { CartHero } from '../../ui/cart-hero.tsx'
import { Arrow, AwayArrow } from '../../ui/icon.tsx'
import { Stars } from './stars.tsx'

/** How to get an appointment, and our rating with a link to its source. */
export const ShowroomHero = () => (
  <CartHero
    scene={showroomScene}
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
      <span>
        <Stars value={dealer.rating.value} />
        <a href={dealer.rating.url} target="_blank" rel="noopener">
          {`out of 5 from ${dealer.rating.count} reviews`} <AwayArrow size={16} />
        </a>
      </span>
    </Rating>
  </CartHero>
)

const Rating = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '5',
    borderTop: '1px solid',
    borderColor: 'line',
    paddingTop: '5',
    '& [data-part=value]': { textStyle: 'numeral' },
    '& a': { display: 'flex', alignItems: 'center', gap: '2', minHeight: '44px', fontWeight: '600' },
    '& a svg': { transition: 'transform 200ms var(--ease)' },
    '& a:hover svg': { transform: 'translateX(3px)' },
  },
})
