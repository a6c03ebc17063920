import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import { REPAIR_TIME } from '../../content/repair-time.ts'
import { scheduleService, servicesHero, servicesScene } from '../../content/services-page.ts'
import { Button } from '../../ui/button.tsx'
import { CallButton } from '../../ui/call-button.tsx'
import { CartHero } from '../../ui/cart-hero.tsx'
import { Arrow } from '../../ui/icon.tsx'

const [time, unit] = REPAIR_TIME.split(' ')

export const ServicesHero = () => (
  <CartHero
    scene={servicesScene}
    {...servicesHero}
    actions={
      <>
        <Button asChild variant="primary">
          <Link to={paths.contact}>
            {scheduleService.action} <Arrow />
          </Link>
        </Button>
        <CallButton phone={dealer.phone} />
      </>
    }
  >
    <Time>
      <dt>Most repairs take</dt>
      <dd>
        {time} <small data-part="unit">{unit}</small>
      </dd>
    </Time>
  </CartHero>
)

const Time = chakra('dl', {
  base: {
    borderTop: '1px solid',
    borderColor: 'line',
    paddingTop: '4',
    '& dt': { textStyle: 'label', color: 'subtle' },
    '& dd': { textStyle: 'numeral', paddingTop: '2' },
    '& [data-part=unit]': { fontSize: '20px', fontWeight: '450', letterSpacing: '0', color: 'muted' },
  },
})
