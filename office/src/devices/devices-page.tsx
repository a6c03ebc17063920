import { Badge, Heading, HStack, List, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { fullTimeText } from '../../contract/date-texts.ts'
import { devicesSchema, type Kiosk } from '../../contract/devices.ts'
import { request } from '../api/request.ts'
import { PageHeading } from '../parts/page-heading.tsx'
import { SetUp } from './set-up.tsx'

/** The kiosks of the showrooms, and QR codes that set up another device. */
export function DevicesPage() {
  const { data, error } = useQuery({
    queryKey: ['devices'],
    queryFn: () => request(devicesSchema, 'GET', '/api/devices'),
  })
  return (
    <Stack gap="10">
      <PageHeading>Devices</PageHeading>
      {!data && (error ? <Text role="alert">{error.message}</Text> : <Skeleton height="40" />)}
      {data && (
        <>
          <Stack as="section" gap="3" aria-labelledby="kiosks">
            <Heading as="h2" size="lg" id="kiosks">
              Kiosks
            </Heading>
            {data.kiosks.length === 0 && (
              <Text color="fg.muted">No kiosks yet. Your programmer adds their names to the KIOSKS setting.</Text>
            )}
            <List.Root variant="plain" gap="3">
              {data.kiosks.map((kiosk) => (
                <KioskRow key={kiosk.name} kiosk={kiosk} />
              ))}
            </List.Root>
          </Stack>
          <SetUp site={data.site} kiosks={data.kiosks.map(({ name }) => name)} />
        </>
      )}
    </Stack>
  )
}

function KioskRow({ kiosk: { name, heardAt, waiting = 0, version, isSilent } }: { kiosk: Kiosk }) {
  const time = heardAt && fullTimeText(heardAt)
  const inquiries = waiting === 1 ? '1 inquiry waiting on it' : `${waiting} inquiries waiting on it`
  return (
    <List.Item display="block" borderBottomWidth="1px" paddingBottom="3">
      <HStack>
        <Text fontWeight="semibold">{name}</Text>
        <Badge colorPalette={isSilent ? 'red' : 'green'}>{isSilent ? 'Not responding' : 'Running'}</Badge>
      </HStack>
      <Text color="fg.muted" textStyle="sm">
        {time ? `Last checked in on ${time}. ${inquiries}. Version ${version}` : 'Never checked in'}
      </Text>
    </List.Item>
  )
}
