import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'

/** When an answer counts as late, in ms after the message was stored. */
const LATE_MS = 3_000

/**
 * The note below "Send message": what happens without a signal; and, once an answer is late, that the person need not
 * wait.
 * @param isStored the message is stored on this device and being sent
 * @param isUnsaved it could neither be stored nor sent
 */
export function SendNote({ isStored, isUnsaved }: { isStored: boolean; isUnsaved: boolean }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isStored) return
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isStored])
  return (
    <Note data-late={isLate ? '' : undefined}>
      {isLate ? (
        <>
          <b data-part="news">This is taking a while.</b> Your message is saved on this device and we’ll send it. You
          can leave this page.
        </>
      ) : isUnsaved ? (
        'Keep this page open until the message is sent.'
      ) : (
        'No signal? Send anyway. We’ll keep it on this device and send it once you’re back online.'
      )}
      {/* An installed app loses its open page when it is closed. */}
      <span data-part="app" data-own-device="">
        {' '}
        If you close the app before you tap Send, you’ll lose what you typed.
      </span>
    </Note>
  )
}

const Note = chakra('output', {
  base: {
    textStyle: 'small',
    color: 'muted',
    '& [data-part=app]': { display: 'none' },
    '&:not([data-late]) [data-part=app]': { '@media (display-mode: standalone)': { display: 'inline' } },
    '&[data-late]': { color: 'ink', '& [data-part=news]': { fontWeight: '620' } },
  },
})
