import { chakra } from '@chakra-ui/react'
import { Button } from '../../ui/button.tsx'
import { useDialog } from '../../ui/dialog.tsx'
import { DialogTitle, KioskDialog } from './kiosk-dialog.tsx'

type Props = { secondsLeft: number; onStay: () => void; onDone: () => void }

/** Asks whether the customer is still there. Any input outside the buttons also continues the session. */
export function StillThere({ secondsLeft, onStay, onDone }: Props) {
  const { dialog } = useDialog()
  return (
    <Question
      ref={dialog}
      onCancel={onStay}
      role="alertdialog"
      aria-labelledby="still-there"
      aria-describedby="still-there-text"
    >
      <DialogTitle id="still-there">Still there?</DialogTitle>
      {/* Without the seconds, so that it is not read aloud again each second. */}
      <Text id="still-there-text">We’re about to clear the screen for the next person.</Text>
      <Count aria-hidden="true">{secondsLeft}</Count>
      <Answers>
        <Button variant="primary" onClick={onStay}>
          I’m still here
        </Button>
        <Button variant="outline" onClick={onDone}>
          Done
        </Button>
      </Answers>
    </Question>
  )
}

const Question = chakra(KioskDialog, { base: { textAlign: 'left' } })

const Text = chakra('p', { base: { textWrap: 'balance' } })

const Count = chakra('p', {
  base: { textStyle: 'title', fontVariantNumeric: 'tabular-nums', paddingBlock: '4' },
})

const Answers = chakra('div', {
  base: { display: 'grid', gap: '3' },
})
