import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { EVENT_LENGTH, SELLER_LENGTH } from '../../contract/note-lengths.ts'
import { readSeller, type Seller, storeSeller } from '../../device/seller.ts'
import { TextField } from '../../ui/field.tsx'

const FIELDS = [
  { name: 'seller', label: 'Seller', maxLength: SELLER_LENGTH, autoCapitalize: 'words' },
  { name: 'event', label: 'Event', maxLength: EVENT_LENGTH, autoCapitalize: 'sentences' },
] as const

const STORED = 'Saved on this device until you clear the fields.'
const NOT_STORED = 'We couldn’t save this on this device. Inquiries go out without it.'

/** Set once by a salesperson, sent with each inquiry from this device. Rendered only in the browser. */
export function SellerAndEvent() {
  const [typed, setTyped] = useState<Seller>(readSeller)
  const [isStored, setIsStored] = useState(true)
  const change = (changed: Seller) => {
    const next = { ...typed, ...changed }
    setTyped(next)
    setIsStored(storeSeller(next))
  }
  const isSet = Boolean(typed.seller?.trim() || typed.event?.trim())
  return (
    <Section aria-labelledby="seller-title">
      <Title id="seller-title">Selling with this device</Title>
      <Hint>Your name and event go out with every inquiry from this device. Customers see that on the form.</Hint>
      <Pair>
        {FIELDS.map(({ name, label, maxLength, autoCapitalize }) => (
          <TextField
            key={name}
            id={`${name}-name`}
            label={label}
            autoComplete="off"
            autoCapitalize={autoCapitalize}
            maxLength={maxLength}
            value={typed[name] ?? ''}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
      </Pair>
      <Hint aria-live="polite">
        {isSet ? (isStored ? STORED : NOT_STORED) : 'Leave blank to send inquiries without them.'}
      </Hint>
    </Section>
  )
}

const Section = chakra('section', { base: { maxWidth: '760px', paddingTop: '36px' } })

const Title = chakra('h2', { base: { textStyle: 'heading', paddingBottom: '2' } })

const Hint = chakra('p', { base: { textStyle: 'small', color: 'muted' } })

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: '22px',
    paddingBlock: '20px 12px',
  },
})
