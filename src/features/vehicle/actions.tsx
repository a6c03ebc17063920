import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { within } from '../../lib/time-limit.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyOnPress } from '../../ui/lazy/lazy-on-press.tsx'
import type { Heart } from '../../ui/vehicle-card.tsx'

const HandOver = lazyOnPress(async () => (await import('./hand-over.tsx')).HandOver)

type Props = { vehicle: Vehicle; asOf: number; shortlist: Heart }

/** What a reader can do with the page itself. */
export function Actions({ vehicle, asOf, shortlist: Shortlist }: Props) {
  const [handsOver, setHandsOver] = useState(false)
  const close = () => setHandsOver(false)
  const { id, name } = vehicle
  return (
    <Row data-screen-only="">
      <Shortlist id={id} name={name} />
      <button type="button" aria-haspopup="dialog" onClick={() => setHandsOver(true)}>
        <Icon name="share" /> Share
      </button>
      <button type="button" data-prints="" onClick={() => void printSheet()}>
        <Icon name="print" /> Print
      </button>
      {handsOver && <HandOver vehicle={vehicle} asOf={asOf} onClose={close} onMissing={close} />}
    </Row>
  )
}

/** How long to wait for the sheet's foot, in ms: without a network it may never load. */
const PATIENCE_MS = 2000

/** The parts for print load with the first user input, which may be this press. Waits for them, then prints. */
async function printSheet() {
  await within(PATIENCE_MS, sheetLoaded).catch(() => {})
  window.print()
}

/** Resolves when the page has the foot of the sheet, the last part of it that loads. */
async function sheetLoaded(signal: AbortSignal) {
  while (!signal.aborted && !document.querySelector('[data-sheet-end]')) await nextFrame()
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '0 20px', lg: '0 40px' },
    borderTop: '1px solid',
    borderColor: 'line',
    marginTop: '4',
    paddingTop: '6px',
    textStyle: 'small',
    fontWeight: '560',
    // Needs more specificity than the panel around it, which lays out all its parts.
    '@media (scripting: none)': { '&[data-screen-only]': { display: 'none' } },
    '& > button': { whiteSpace: 'nowrap', display: 'flex', alignItems: 'center', gap: '2', minHeight: '44px' },
    '& > button:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
})
