import { Field, Heading, Input, Link, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { kioskSetUpPath, sellerSetUpPath } from '../../../src/addresses/set-up-paths.ts'
import { dealer } from '../../../src/content/dealer.ts'
import { EVENT_LENGTH, SELLER_LENGTH } from '../../../src/contract/note-lengths.ts'
import { QrCode } from '../parts/qr-code.tsx'
import { Select } from '../parts/select.tsx'

/** The site's address for visitors, and the names of the kiosks that the server watches. */
type SetUpProps = { site: string; kiosks: readonly string[] }

/** QR codes that set up a phone or a tablet. The device asks the person to confirm first. */
export function SetUp({ site, kiosks }: SetUpProps) {
  return (
    <Stack as="section" gap="4" aria-labelledby="set-up">
      <Heading as="h2" size="lg" id="set-up">
        Set up a device
      </Heading>
      <Text color="fg.muted">Point the phone or tablet camera at a code.</Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '10', md: '12' }}>
        <SellerCode site={site} />
        <KioskCode site={site} kiosks={kiosks} />
      </SimpleGrid>
    </Stack>
  )
}

function SellerCode({ site }: { site: string }) {
  const [seller, setSeller] = useState('')
  const [event, setEvent] = useState('')
  return (
    <Stack gap="4">
      <Heading as="h3" size="md">
        A salesperson’s phone
      </Heading>
      <Field.Root>
        <Field.Label>Salesperson</Field.Label>
        <Input
          size="lg"
          autoComplete="off"
          maxLength={SELLER_LENGTH}
          value={seller}
          onChange={({ currentTarget }) => setSeller(currentTarget.value)}
        />
      </Field.Root>
      <Field.Root>
        <Field.Label>Event (optional)</Field.Label>
        <Input
          size="lg"
          autoComplete="off"
          maxLength={EVENT_LENGTH}
          value={event}
          onChange={({ currentTarget }) => setEvent(currentTarget.value)}
        />
      </Field.Root>
      <Code address={new URL(sellerSetUpPath(seller, event), site).href} />
      <Text>On the phone, tap “Set it up.” Then tap “Save everything,” in case you lose your signal.</Text>
    </Stack>
  )
}

function KioskCode({ site, kiosks }: SetUpProps) {
  const [name, setName] = useState(kiosks[0] ?? '')
  const [showroom, setShowroom] = useState<string>(dealer.locations[0]?.id ?? '')
  return (
    <Stack gap="4">
      <Heading as="h3" size="md">
        A kiosk
      </Heading>
      <Field.Root>
        <Field.Label>Kiosk</Field.Label>
        <Select
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          options={[...kiosks.map((kiosk) => [kiosk, kiosk] as const), ['', 'Another name']]}
        />
      </Field.Root>
      <Field.Root>
        <Field.Label>Location</Field.Label>
        <Select
          value={showroom}
          onChange={({ currentTarget }) => setShowroom(currentTarget.value)}
          options={dealer.locations.map((location) => [location.id, location.name])}
        />
      </Field.Root>
      <Code address={new URL(kioskSetUpPath(name, showroom), site).href} />
      <Text>On the tablet, tap “Open kiosk settings,” choose a PIN, and tap “Start kiosk mode.”</Text>
    </Stack>
  )
}

function Code({ address }: { address: string }) {
  return (
    <Stack gap="2">
      <QrCode address={address} />
      <Link href={address} color="fg.muted" textStyle="sm" minHeight="6" overflowWrap="anywhere">
        {address}
      </Link>
    </Stack>
  )
}
