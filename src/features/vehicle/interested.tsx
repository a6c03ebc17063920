import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { dealer } from '../../content/dealer.ts'
import { hours } from '../../content/hours.ts'
import { Band } from '../../ui/band.tsx'
import { Button } from '../../ui/button.tsx'
import { HoursText } from '../../ui/hours-text.tsx'
import { AwayArrow, Icon } from '../../ui/icon.tsx'
import { TextLink, Wrap } from '../../ui/layout.tsx'
import { colorQuery } from './color-query.ts'

type Props = { vehicle: { id: string; externalUrl?: string | undefined } }

/** The call to action at the end of a vehicle's page, below the vehicle's own background. */
export function Interested({ vehicle: { id, externalUrl } }: Props) {
  const { search } = useLocation()
  const colors = useHydrated() ? colorQuery(search) : ''
  return (
    <Close data-screen-only="">
      <Band of={id} />
      <Wrap data-part="row">
        <div>
          <h2>Interested in this vehicle?</h2>
          <p data-part="hours">
            Call <span data-part="phone">{dealer.phone.label}</span>. <HoursText of={hours.showroom} />. Or{' '}
            <TextLink asChild>
              <Link to={paths.contactAbout(id) + colors}>ask about this cart</Link>
            </TextLink>{' '}
            online.
          </p>
        </div>
        <div data-part="actions">
          <Button asChild variant="solid">
            <a href={`tel:${dealer.phone.e164}`}>
              <Icon name="phone" /> Contact Sales Team
            </a>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.inventory}>View More Vehicles</Link>
          </Button>
          {externalUrl && (
            <Button asChild variant="quiet">
              <a href={externalUrl} target="_blank" rel="noopener noreferrer">
                Full Specifications <AwayArrow />
              </a>
            </Button>
          )}
        </div>
      </Wrap>
    </Close>
  )
}

const Close = chakra('section', {
  base: {
    paddingTop: { base: '18', lg: '28' },
    paddingBottom: { base: '18', lg: '28' },
    '& [data-part=row]': {
      display: 'grid',
      gap: '7',
      gridTemplateColumns: { '2xl': '1fr auto' },
      alignItems: 'end',
      paddingTop: { base: '8', lg: '12' },
    },
    '& h2': { textStyle: 'title', maxWidth: '9em' },
    '& [data-part=hours]': { textStyle: 'lead', color: 'muted', paddingTop: '3' },
    '& [data-part=phone]': { whiteSpace: 'nowrap' },
    '& [data-part=actions]': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '@media (max-width: 767px)': { '& [data-part=actions] > :is(a, button)': { width: '100%' } },
  },
})
