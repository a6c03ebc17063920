import { chakra } from '@chakra-ui/react'
import { Button } from '../../ui/button.tsx'
import { useDialog } from '../../ui/dialog.tsx'
import { DialogTitle, KioskDialog, LOW_SCREEN } from './kiosk-dialog.tsx'

type Props = { secondsLeft: number; onStay: () => void; onDone: () => void }

/** Asks whether the customer is still there. Any input outside the buttons also continues the session. */
export function StillThere({ secondsLeft, onStay, onDone }: Props) {
  const { dialog } = useDialog()
  return (
    <KioskDialog
      ref={dialog}
      onCancel={onStay}
      role="alertdialog"
      data-kiosk-question=""
      aria-labelledby="still-there"
      aria-describedby="still-there-text"
    >
      <DialogTitle id="still-there">Still there?</DialogTitle>
      <Text id="still-there-text">We’ll clear the screen for the next person.</Text>
      {/* Hidden, so that it is not read aloud again each second. */}
      <Countdown aria-hidden="true">
        <b>{secondsLeft}</b> {secondsLeft === 1 ? 'second' : 'seconds'}
      </Countdown>
      <Answers>
        <Button variant="primary" onClick={onStay}>
          I’m still here
        </Button>
        <Button variant="outline" onClick={onDone}>
          Done
        </Button>
      </Answers>
    </KioskDialog>
  )
}

const Text = chakra('p', { base: { textStyle: 'lead' } })

const Countdown = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '3',
    paddingBlock: '24px 32px',
    textStyle: 'subhead',
    color: 'muted',
    '& b': { textStyle: 'numeral', color: 'ink', fontVariantNumeric: 'tabular-nums' },
    [LOW_SCREEN]: { paddingBlock: '4px 12px', '& b': { fontSize: '44px' } },
  },
})

const Answers = chakra('div', {
  base: { display: 'grid', gap: '3' },
})
