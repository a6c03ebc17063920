import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import { historyIndex } from '../../lib/history-index.ts'
import { Button } from '../../ui/button.tsx'

type Props = { onStartOver: () => void }

/** "Back" and "Start over", in the same place on every page, because a kiosk's browser shows no buttons. */
export function KioskBar({ onStartOver }: Props) {
  const isStart = useLocation().pathname === paths.home
  // Counted from the page with which the session began.
  const isFirst = historyIndex() === 0
  return (
    <Bar aria-label="Kiosk" data-screen-only="">
      <Button variant="outline" style={isFirst ? { visibility: 'hidden' } : undefined} onClick={() => history.back()}>
        Back
      </Button>
      {/* On the start page it only clears what is left, so it asks for less attention. */}
      <Button variant={isStart ? 'outline' : 'solid'} onClick={onStartOver}>
        Start over
      </Button>
    </Bar>
  )
}

const Bar = chakra('nav', {
  base: {
    position: 'fixed',
    zIndex: '9',
    insetInline: '0',
    bottom: '0',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    height: 'var(--floor)',
    paddingBottom: 'env(safe-area-inset-bottom)',
    paddingInline: 'var(--gutter)',
    background: 'page',
    borderTop: '1px solid',
    borderColor: 'line',
  },
})
