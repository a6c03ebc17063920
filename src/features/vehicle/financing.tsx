import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { dealer } from '../../content/dealer.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/layout.tsx'
import { lazyOnPress } from '../../ui/lazy/lazy-on-press.tsx'

const PaymentEstimate = lazyOnPress(async () => (await import('./payment-estimate.tsx')).PaymentEstimate)

/** The payment estimate, collapsed because most people look at the cart first. Its code is loaded when it is opened. */
export function Financing({ price }: { price: number }) {
  const [opened, setOpened] = useState(false)
  const fold = useRef<HTMLDetailsElement>(null)
  // React renders a translated page again. What a person opened before is still in the document then.
  const [wasOpen] = useState(
    () => !import.meta.env.SSR && document.querySelector(`[data-estimate="${price}"][open]`) !== null,
  )
  // A `<details>` can be opened before hydration, whose toggle event is missed.
  useLayoutEffect(() => {
    if (wasOpen && fold.current) fold.current.open = true
    if (fold.current?.open) setOpened(true)
  }, [wasOpen])
  const foldUp = () => {
    setOpened(false)
    if (fold.current) fold.current.open = false
  }
  return (
    <Fold
      ref={fold}
      data-screen-only=""
      data-estimate={price}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>
        Estimate a monthly payment <Icon name="down" />
      </summary>
      <noscript>
        {import.meta.env.SSR && (
          <p data-part="no-script">
            The estimate needs JavaScript. Call{' '}
            <TextLink href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</TextLink>, and we’ll work it out with you.
          </p>
        )}
      </noscript>
      {opened && <PaymentEstimate price={price} onMissing={foldUp} />}
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
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    '& [data-part=no-script]': { textStyle: 'small', color: 'muted', paddingBottom: '5' },
    '&[open] summary svg': { transform: 'rotate(180deg)' },
  },
})
