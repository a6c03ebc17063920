import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import { hours } from '../../content/hours.ts'
import { scheduleService, serviceDepartment } from '../../content/services-page.ts'
import { useCurrentDays } from '../../hooks/use-current-days.ts'
import { Button } from '../../ui/button.tsx'
import { Column, Columns } from '../../ui/columns.tsx'
import { HoursList } from '../../ui/hours-list.tsx'
import { Arrow } from '../../ui/icon.tsx'
import { Actions, NextSection } from '../../ui/layout.tsx'
import { OpenNow } from '../../ui/open-now.tsx'

/**
 * How to get an appointment in the shop, and the department itself: phone, hours, and the service that comes to you.
 */
export function Department() {
  const [weekdays, ...weekend] = useCurrentDays().linesOf(hours.service)
  return (
    <NextSection>
      <Schedule aria-labelledby="schedule">
        <div>
          <Title id="schedule">{scheduleService.title}</Title>
          <Text>{scheduleService.text}</Text>
        </div>
        <Actions data-part="actions">
          <Button asChild>
            <Link to={paths.contact}>
              {scheduleService.action} <Arrow />
            </Link>
          </Button>
        </Actions>
      </Schedule>
      <Columns aria-label={serviceDepartment.title}>
        <Column term={serviceDepartment.title} fact={<a href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</a>}>
          <OpenNow of={hours.service} />
        </Column>
        <Column
          term="Service hours"
          fact={
            <>
              {weekdays?.days} {weekdays?.apart?.hours ?? weekdays?.hours}
            </>
          }
        >
          <HoursList lines={[...(weekdays?.apart?.lines ?? []), ...weekend]} />
        </Column>
        <Column term="At your place" fact={serviceDepartment.mobileService.title}>
          {serviceDepartment.mobileService.text}
        </Column>
      </Columns>
    </NextSection>
  )
}

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
    '@media (max-width: 499px)': { '& [data-part=actions]': { width: '100%' } },
  },
})

const Title = chakra('h2', { base: { textStyle: 'title' } })

const Text = chakra('p', { base: { color: 'muted', maxWidth: '34em', paddingTop: '3', textWrap: 'pretty' } })
