import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from './button.tsx'

type Props = {
  /** The button's text, and its name for screen readers if that says more. */
  label: string
  name?: string
  size?: 'sm'
  /** The question's name for screen readers, its text, and its two answers. */
  questionName: string
  question: string
  no: string
  yes: string
  onConfirm: () => void
}

/** A button for something that cannot be undone: it asks first, and another button confirms. */
export function ConfirmButton({ label, name, size, questionName, question, no, yes, onConfirm }: Props) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <Button size={size} variant="quiet" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
    )
  return (
    <Question role="group" aria-label={questionName}>
      <Words>{question}</Words>
      {/* Focuses the answer that changes nothing. */}
      <Button size="sm" variant="outline" autoFocus onClick={() => setAsking(false)}>
        {no}
      </Button>
      <Button size="sm" variant="quiet" onClick={onConfirm}>
        {yes}
      </Button>
    </Question>
  )
}

const Question = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', flexBasis: '100%' },
})

const Words = chakra('p', { base: { color: 'error', fontWeight: '560', paddingTop: '2', flexBasis: '100%' } })
