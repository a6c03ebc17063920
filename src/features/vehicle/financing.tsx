import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { SpriteIcon } from '../../ui/icon.tsx'

const PaymentEstimate = lazy(() =>
  import('./payment-estimate.tsx').then(({ PaymentEstimate }) => ({ default: PaymentEstimate })),
)

/** The payment estimate, folded: most people look at the cart first. What works it out is loaded when it is opened. */
export function Financing({ price }: { price: number }) {
  const [opened, setOpened] = useState(false)
  const fold = useRef<HTMLDetailsElement>(null)
  // A `<details>` also opens before hydration; its toggle event is then missed.
  useEffect(() => {
    if (fold.current?.open) setOpened(true)
  }, [])
  return (
    <Fold ref={fold} data-screen-only="" onToggle={() => setOpened(true)}>
      <summary>
        Estimate a monthly payment <SpriteIcon name="down" />
      </summary>
      <Suspense>{opened && <PaymentEstimate price={price} />}</Suspense>
    </Fold>
  )
}

const Fold = chakra('details', {
  base: {
    marginTop: '12',
    borderBlock: '1px solid',
    borderColor: 'line',
    '& summary': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      minHeight: '64px',
      textStyle: 'strong',
      '& svg': { transition: 'transform 200ms var(--ease)' },
    },
    '&[open] summary svg': { transform: 'rotate(180deg)' },
  },
})
