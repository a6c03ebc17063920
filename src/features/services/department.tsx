import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import { hours } from '../../content/hours.ts'
import { scheduleService, serviceDepartment } from '../../content/services-page.ts'
import { Button } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { HoursList } from '../../ui/hours-list.tsx'
import { Arrow } from '../../ui/icon.tsx'
import { Section } from '../../ui/layout.tsx'
import { OpenNow } from '../../ui/open-now.tsx'

/** How to get a time in the shop, and the department itself: phone, its own hours, and the service that comes to you. */
export const Department = () => (
  <Section>
    <Schedule aria-labelledby="schedule">
      <div>
        <h2 id="schedule">{scheduleService.title}</h2>
        <p>{scheduleService.text}</p>
      </div>
      <Button asChild>
        <Link to={paths.contact}>
          {scheduleService.action} <Arrow />
        </Link>
      </Button>
    </Schedule>
    <Columns aria-label={serviceDepartment.title}>
      <div>
        <dt>{serviceDepartment.title}</dt>
        <dd>
          <a href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</a>
        </dd>
        <dd>
          <OpenNow week={hours.service.week} />
        </dd>
      </div>
      <div>
        <dt>Service hours</dt>
        <dd>
          {hours.service.lines[0].days} {hours.service.lines[0].hours}
        </dd>
        <dd>
          <HoursList lines={hours.service.lines.slice(1)} />
        </dd>
      </div>
      <div>
        <dt>At your address</dt>
        <dd>{serviceDepartment.mobileService.title}</dd>
        <dd>{serviceDepartment.mobileService.text}</dd>
      </div>
    </Columns>
  </Section>
)

const Schedule = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '5',
    paddingBlock: '7',
    borderTop: '1.5px solid',
    borderColor: 'ink',
    '& h2': { textStyle: 'title' },
    '& p': { color: 'muted', maxWidth: '34em', paddingTop: '3' },
  },
})
