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
      <p data-part="all">
        <b data-part="value">{dealer.rating.value}</b>
        <span>
          <Stars value={dealer.rating.value} />
          <a href={dealer.rating.url} target="_blank" rel="noopener">
            {`out of 5 from ${dealer.rating.count} reviews`} <AwayArrow size={16} />
          </a>
        </span>
      </p>
      <ul>
        {dealer.locations.map(({ id, city, rating }) => (
          <li key={id}>
            <span>{city}</span> <span>{`${rating.value} out of 5, ${rating.count} reviews`}</span>
          </li>
        ))}
      </ul>
    </Rating>
  </CartHero>
)

const Rating = chakra('div', {
  base: {
    borderTop: '1px solid',
    borderColor: 'line',
    paddingTop: '5',
    '& [data-part=all]': { display: 'flex', alignItems: 'center', gap: '5', paddingBottom: '4' },
    '& [data-part=value]': { textStyle: 'numeral' },
    '& a': { display: 'flex', alignItems: 'center', gap: '2', minHeight: '44px', fontWeight: '600' },
    '& a svg': { transition: 'transform 200ms var(--ease)' },
    '& a:hover svg': { transform: 'translateX(3px)' },
    '& li': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '10px',
      borderTop: '1px solid',
      borderColor: 'line',
      textStyle: 'small',
      fontVariantNumeric: 'tabular-nums',
    },
    '& li > :last-child': { color: 'muted' },
  },
})
