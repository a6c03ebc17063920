import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useMatch } from 'react-router-dom'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { type Saving, saving } from '../../device/saving.ts'
import { storagePreference } from '../../device/storage-preference.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useRecentChange } from './use-recent-change.ts'
import { Action, WidgetMessage } from './widget-message.tsx'

/**
 * Without a count, because each change would be read aloud. Nothing about a lost connection, which the widget itself
 * shows.
 */
const WORDS: Record<Saving['state'], string | undefined> = {
  running: 'Saving everything.',
  full: 'Not enough room.',
  done: 'Everything’s saved.',
  interrupted: undefined,
}

type Props = {
  /** Whether this person is likely to need the site offline. */
  mayOffer: boolean
  /** Shown when there is no message about storing. */
  children: ReactNode
}

/** The progress of saving everything, or the offer to save it, which is made until it is answered once. */
export function SaveMessage({ mayOffer, children }: Props) {
  const queryClient = useQueryClient()
  const state = useStore(saving)?.state
  const news = useRecentChange(state)
  const [dismissed, setDismissed] = useState<string>()
  // That page says more.
  if (useMatch(paths.device)) return null
  const words = WORDS[(state === 'done' ? news : state) ?? 'interrupted']
  const offers = mayOffer && state === undefined && storagePreference.get() === undefined
  const headline = words ?? (offers ? 'Need it offline?' : undefined)
  if (!headline) return dismissed ? null : children
  if (headline === dismissed) return null
  const saveAll = async () => (await import('../../device/save-everything.ts')).saveEverything(queryClient)
  const dismiss = () => {
    if (offers) storagePreference.set('unasked')
    setDismissed(headline)
  }
  return (
    <WidgetMessage icon={offers ? 'cloud-off' : 'refresh'} calm words={{ headline }} onDismiss={dismiss}>
      {offers ? (
        <Action type="button" onClick={() => void saveAll()}>
          Save everything
        </Action>
      ) : (
        <Action asChild>
          <Link to={paths.device}>More</Link>
        </Action>
      )}
    </WidgetMessage>
  )
}
