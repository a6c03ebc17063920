import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { hours } from '../../content/hours.ts'
import { centralTown } from '../../content/service-area.ts'
import { towns } from '../../content/towns.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { AreaMap } from '../../ui/area-map.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { ChoiceField, TextArea, TextField } from '../../ui/field.tsx'
import { HoursList } from '../../ui/hours-list.tsx'
import { Arrow, Icon, iconNames, SeatPlan } from '../../ui/icon.tsx'
import { ArrowLink, TextLink } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Numerals } from '../../ui/numerals.tsx'
import { OpenNow } from '../../ui/open-now.tsx'
import { Points } from '../../ui/points.tsx'
import { Price } from '../../ui/price.tsx'
import { toast } from '../../ui/toast.ts'
import { VehicleCard, VehicleCardSkeleton } from '../../ui/vehicle-card.tsx'

const cart: Vehicle = {
  id: 'evolution-d5-maverick-4-plus',
  brand: 'evolution',
  category: 'd5-maverick',
  name: 'Evolution D5 Maverick 4 Plus',
  description: 'Lifted four-seater: everyone faces forward, and the coolers ride on the rear deck.',
  price: 12_995,
  images: ['/images/carts/evolution-d5-maverick-4-plus/front-960.webp'],
  inStock: true,
  isNew: true,
  features: [],
  specifications: { seatingCapacity: 4, range: '35–50 miles', topSpeed: '25 mph' },
}
const cards = [
  cart,
  { ...cart, name: 'Out of stock', isNew: false, inStock: false, price: undefined },
  { ...cart, name: 'Without a picture', images: [], samplePrice: true },
]
const options = ['Sales', 'Service', 'Parts', 'General'].map((label) => ({ value: label.toLowerCase(), label }))

/** The components of `src/ui/` that need no page around them, in each static state. */
export const Components = () => (
  <Box>
    <Part name="Button">
      <Button variant="primary">
        View Inventory <Arrow />
      </Button>
      <Button>Solid</Button>
      <Button variant="outline">Outline</Button>
      <Button variant="quiet">Quiet</Button>
      <Button size="sm">Small</Button>
      <Button disabled>Sending…</Button>
    </Part>
    <Part name="Link">
      <p>
        Inside a text, <TextLink href="#link">a link</TextLink> is underlined.
      </p>
      <ArrowLink href="#link">
        By itself <Arrow />
      </ArrowLink>
    </Part>
    <Part name="Card" columns>
      {cards.map((vehicle) => (
        <VehicleCard key={vehicle.name} vehicle={vehicle} to={paths.inventory} link={Link} />
      ))}
      <VehicleCardSkeleton />
    </Part>
    <Part name="Price and figures" columns>
      <div>
        <Price amount={12_995} />
        <Price amount={undefined} />
      </div>
      <Facts
        facts={[
          { label: 'Range', value: '35–50', unit: 'mi' },
          { label: 'Top speed', value: '25', unit: 'mph' },
        ]}
      />
    </Part>
    <Numerals
      stats={[
        { value: '15+', label: 'Years Experience' },
        { value: '500+', label: 'Happy Customers' },
      ]}
    />
    <Part name="Field" columns>
      <TextField id="sample-name" label="First name" defaultValue="Ada" />
      <TextField id="sample-mail" label="Email" defaultValue="ada" error="Invalid email address" />
      <TextArea id="sample-message" label="Message" />
      <ChoiceField
        id="sample-interest"
        label="Interest"
        name="interest"
        options={options}
        value="sales"
        onChoose={() => {}}
      />
    </Part>
    <Part name="Notice and toast" columns>
      <Notice tone="ok" title="Delivered.">
        Reference 4F2C.
      </Notice>
      <Notice tone="warn" title="Waiting.">
        Sends when you are back online.
      </Notice>
      <Notice tone="error" title="Error">
        Failed to send message. Please try again.
      </Notice>
      <Button variant="outline" onClick={() => toast({ title: 'Link copied', description: 'Paste it anywhere.' })}>
        Show a toast
      </Button>
      <Button
        variant="outline"
        onClick={() => toast({ tone: 'destructive', title: 'Error', description: 'Not sent.' })}
      >
        Show a destructive toast
      </Button>
    </Part>
    <Part name="Hours" columns>
      <OpenNow of={hours.showroom} />
      <HoursList lines={hours.service.lines} />
    </Part>
    <hr />
    <Points title="Points" points={[{ title: 'A point', text: 'And the sentence that gives it substance.' }]} />
    <Part name="Map" columns>
      <AreaMap places={towns} center={centralTown} label="Map of the towns" link={Link} />
    </Part>
    <Part name="Icons and seat plans">
      {iconNames.map((name) => (
        <span key={name} title={name}>
          <Icon name={name} size={24} />
        </span>
      ))}
      {[2, 4, 6, 8].map((seats) => (
        <SeatPlan key={seats} seats={seats} height={28} />
      ))}
    </Part>
  </Box>
)

const Part = ({ name, columns, children }: { name: string; columns?: boolean; children: ReactNode }) => (
  <section>
    <Name>{name}</Name>
    <div data-part="states" data-columns={columns ? '' : undefined}>
      {children}
    </div>
  </section>
)

const Box = chakra('div', {
  base: {
    '& hr': { paddingTop: '18' },
    '& [data-part=states]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' },
    '& [data-part=states][data-columns]': {
      display: 'grid',
      alignItems: 'start',
      gap: '32px',
      gridTemplateColumns: { md: '1fr 1fr', xl: '1fr 1fr 1fr' },
    },
  },
})

const Name = chakra('h2', { base: { textStyle: 'title', padding: '72px 0 24px' } })
