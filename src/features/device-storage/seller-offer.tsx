import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EVENT_PARAM, SELLER_PARAM } from '../../addresses/set-up-paths.ts'
import { isKiosk } from '../../device/kiosk-mode.ts'
import { sellerOf, storeSeller } from '../../device/seller.ts'
import { Button } from '../../ui/button.tsx'

/**
 * The seller and the event in the address, from a code of the office. They are only stored after a press: a link alone
 * must not put a name on a visitor's inquiries.
 */
export function SellerOffer({ onTaken }: { onTaken: () => void }) {
  const [query, setQuery] = useSearchParams()
  const [isRefused, setRefused] = useState(false)
  const offered = sellerOf({ seller: query.get(SELLER_PARAM), event: query.get(EVENT_PARAM) })
  const words = [offered.seller, offered.event].filter(Boolean).join(', ')
  if (!words || isKiosk()) return null
  const forget = () => setQuery({}, { replace: true })
  const take = () => {
    if (!storeSeller(offered)) return setRefused(true)
    onTaken()
    forget()
  }
  return (
    <Offer aria-labelledby="offer-title">
      <Title id="offer-title">Set up this device for {words}?</Title>
      <Hint>Your name and event go out with every message from this device. Customers see that on the form.</Hint>
      <Buttons>
        <Button variant="primary" onClick={take}>
          Set it up
        </Button>
        <Button variant="outline" onClick={forget}>
          Not now
        </Button>
      </Buttons>
      {isRefused && <Hint role="alert">We couldn’t save that on this device. Messages go out without it.</Hint>}
    </Offer>
  )
}

const Offer = chakra('section', {
  base: { maxWidth: '760px', padding: '24px', marginBottom: '28px', background: 'sunken', borderRadius: 'control' },
})

const Title = chakra('h2', { base: { textStyle: 'heading', paddingBottom: '2', overflowWrap: 'anywhere' } })

const Hint = chakra('p', { base: { textStyle: 'small', color: 'muted' } })

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', paddingTop: '4' } })
