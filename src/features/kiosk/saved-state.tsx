import { chakra } from '@chakra-ui/react'
import { progressColors } from '../../ui/progress-colors.ts'
import type { SavedSite } from './use-saved-site.ts'

/**
 * The progress of storing everything, for the person who sets up the device. Renders nothing if nothing was missing.
 */
export function SavedState({ saving, isInstalled, isWhole }: SavedSite) {
  if (!saving) return null
  const { state, stored, total } = saving
  const count = `${stored} of ${total} files`
  const words = {
    running: total ? `Saving everything on this device: ${count}` : 'Saving everything on this device',
    // Without the list of files there is nothing to count.
    interrupted: total
      ? `Saving was interrupted. ${count} saved. The rest will load on its own.`
      : 'The list of files didn’t load. We’ll try again.',
    full: `There isn’t enough room on this device. ${count} saved.`,
    done: isInstalled ? wordsWhenRead(isWhole) : 'Saving the pages on this device',
  }[state]
  return (
    <State>
      {state === 'running' && total > 0 && <progress aria-hidden="true" value={stored} max={total} />}
      {/* Not read aloud for every file. */}
      <span role={state === 'running' ? undefined : 'status'}>{words}</span>
    </State>
  )
}

function wordsWhenRead(isWhole: boolean | undefined): string {
  if (isWhole === undefined) return 'Checking what’s saved'
  return isWhole
    ? 'Everything works offline from now on.'
    : 'Some things didn’t save. After you leave kiosk mode, check “Offline use.”'
}

const State = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    color: 'ink',
    fontVariantNumeric: 'tabular-nums',
    '& progress': {
      width: '120px',
      height: '6px',
      ...progressColors('ink', 'line'),
    },
  },
})
