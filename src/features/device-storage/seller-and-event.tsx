import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { EVENT_LENGTH, readSeller, SELLER_LENGTH, type Seller, storeSeller } from '../../device/seller.ts'
import { TextField } from '../../ui/field.tsx'

/** Set once by a salesperson, sent with each inquiry from this device. Rendered only in the browser. */
export function SellerAndEvent() {
  const [typed, setTyped] = useState<Seller>(readSeller)
  const change = (changed: Seller) => {
    const next = { ...typed, ...changed }
    setTyped(next)
    storeSeller(next)
  }
  const isSet = Boolean(typed.seller?.trim() || typed.event?.trim())
  return (
    <Section aria-labelledby="seller-title">
      <h2 id="seller-title">Selling with this device</h2>
      <p>A name and an event set here go with each inquiry written on this device. The form says so.</p>
      <Pair>
        <TextField
          id="seller-name"
          label="Seller"
          autoComplete="off"
          autoCapitalize="words"
          maxLength={SELLER_LENGTH}
          value={typed.seller ?? ''}
          onChange={(event) => change({ seller: event.target.value })}
        />
        <TextField
          id="event-name"
          label="Event"
          autoComplete="off"
          maxLength={EVENT_LENGTH}
          value={typed.event ?? ''}
          onChange={(event) => change({ event: event.target.value })}
        />
      </Pair>
      <p aria-live="polite">{isSet ? 'Kept on this device until you empty it.' : 'Not set: inquiries go without.'}</p>
    </Section>
  )
}

const Section = chakra('section', {
  base: {
    maxWidth: '760px',
    paddingTop: '36px',
    '& h2': { textStyle: 'heading', paddingBottom: '2' },
    '& p': { textStyle: 'small', color: 'muted' },
  },
})

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: '22px',
    paddingBlock: '20px 12px',
  },
})
