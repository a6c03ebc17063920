import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'

type Props = { secondsLeft: number; onStay: () => void; onDone: () => void }

/** Asks whether somebody is still there. Any input outside of the buttons goes on as well. */
export function StillThere({ secondsLeft, onStay, onDone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <Box
      ref={dialog}
      onCancel={onStay}
      role="alertdialog"
      aria-labelledby="still-there"
      aria-describedby="still-there-text"
    >
      <Title id="still-there">Still there?</Title>
      {/* The number is not read out each second: the sentence is true for all of them. */}
      <p id="still-there-text">What you looked at and typed is about to be cleared for the next person.</p>
      <Count aria-hidden="true">{secondsLeft}</Count>
      <Answers>
        <Button variant="primary" onClick={onStay}>
          I am still here
        </Button>
        <Button variant="outline" onClick={onDone}>
          Done
        </Button>
      </Answers>
    </Box>
  )
}

const Box = chakra('dialog', {
  base: {
    margin: 'auto',
    width: 'min(560px, calc(100vw - 32px))',
    padding: '32px',
    border: '0',
    borderRadius: 'control',
    background: 'page',
    color: 'ink',
    textAlign: 'center',
    '&::backdrop': { background: 'veil' },
  },
})

const Title = chakra('h2', { base: { textStyle: 'title', paddingBottom: '3' } })

const Count = chakra('p', {
  base: { textStyle: 'title', fontVariantNumeric: 'tabular-nums', paddingBlock: '4' },
})

const Answers = chakra('div', {
  base: { display: 'grid', gap: '3', '& button': { minHeight: '64px' } },
})
