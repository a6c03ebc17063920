import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { EVENT_LENGTH, SELLER_LENGTH } from '../../contract/note-lengths.ts'
import { readSeller, type Seller, storeSeller } from '../../device/seller.ts'
import { TextField } from '../../ui/field.tsx'

const FIELDS = [
  { name: 'seller', label: 'Salesperson', maxLength: SELLER_LENGTH, autoCapitalize: 'words' },
  { name: 'event', label: 'Event', maxLength: EVENT_LENGTH, autoCapitalize: 'sentences' },
] as const

const STORED = 'Saved on this device until you clear the fields.'
const NOT_STORED = 'We couldn’t save that on this device. Messages go out without it.'

/**
 * Set once by a salesperson, and sent with each inquiry from this device. Collapsed on a visitor's device. Rendered
 * only in the browser.
 */
export function SellerAndEvent() {
  const [stored] = useState(readSeller)
  // What is stored has no spaces at its ends, so a field that showed it would lose each space as it is typed.
  const [typed, setTyped] = useState<Seller>(stored)
  const [isStored, setIsStored] = useState(true)
  const change = (changed: Seller) => {
    const next = { ...typed, ...changed }
    setTyped(next)
    setIsStored(storeSeller(next))
  }
  const isSet = Boolean(typed.seller?.trim() || typed.event?.trim())
  return (
    <Section open={Object.keys(stored).length > 0}>
      <summary>
        <Title>Using this device for sales?</Title>
      </summary>
      <Hint>Your name and event go out with every message from this device. Customers see that on the form.</Hint>
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
        {isSet ? (isStored ? STORED : NOT_STORED) : 'Leave blank to send messages without them.'}
      </Hint>
    </Section>
  )
}

const Section = chakra('details', {
  base: {
    borderTop: '1px solid',
    borderColor: 'line',
    '& summary': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: '60px' },
    '& summary::after': { content: '"+"', fontSize: '22px' },
    '&[open] summary::after': { content: '"–"' },
  },
})

const Title = chakra('h2', { base: { textStyle: 'subhead' } })

const Hint = chakra('p', { base: { textStyle: 'small', color: 'muted' } })

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: '22px',
    paddingBlock: '20px 12px',
  },
})
