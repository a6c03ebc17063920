import { isReady, type Stored } from '../../device/check-stored.ts'
import type { Saving } from '../../device/saving.ts'
import { type ConnectionState, failureWords } from '../../lib/connection-state.ts'

export type Words = { tone: 'ok' | 'plain' | 'warn' | 'error'; title: string; text: string }

/** Megabytes with one decimal, as in the storage settings of devices. */
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/**
 * The headline of /device. Green only when every file could be read and no picture is on another website.
 * @param storesOpened the device's owner saves data, so only what is opened is stored
 * @param asOf when the list of vehicles on this device was true, as text
 */
export function stateWords(
  stored: Stored,
  saving: Saving | undefined,
  asOf: string,
  connection: ConnectionState,
  storesOpened = false,
): Words {
  const { pictures, models } = stored
  const pictureCount = `${pictures.stored} of ${pictures.total} pictures`
  const count = models.wanted ? `${pictureCount} and ${models.stored} of ${models.total} 3D models` : pictureCount
  if (isReady(stored) && pictures.elsewhere > 0)
    return {
      tone: 'plain',
      title: 'All set, except for pictures on other websites.',
      text: `${count}, as of ${asOf}. ${pictures.elsewhere} more ${pictures.elsewhere === 1 ? 'is' : 'are'} on other websites.`,
    }
  if (isReady(stored)) return { tone: 'ok', title: 'Ready for offline use.', text: `${count}, as of ${asOf}.` }
  switch (saving?.state) {
    case 'running':
      return { tone: 'plain', title: 'Saving everything.', text: 'You can keep using the site.' }
    case 'interrupted':
      return {
        tone: 'warn',
        title: connection === 'online' ? 'Some files didn’t load.' : failureWords(connection),
        text: `${count} saved. ${connection === 'online' ? 'We’ll try again in a moment.' : 'The rest will load once the connection’s back.'}`,
      }
    case 'full':
      return {
        tone: 'error',
        title: 'There isn’t enough room.',
        text: `${count} saved. The browser won’t give this site more space. Free up some space, then tap Save everything again.`,
      }
    case 'done':
      if (saving.gone > 0)
        return {
          tone: 'warn',
          title: 'Some files aren’t available.',
          text: `${count} saved. Our server doesn’t have the others.`,
        }
  }
  if (stored.files.stored < stored.files.total && storesOpened)
    return {
      tone: 'plain',
      title: 'Data saver is on, so pages save as you open them.',
      text: 'Tap Save everything to save the rest, too.',
    }
  if (stored.files.stored < stored.files.total || stored.vehicles === 0)
    return { tone: 'plain', title: 'Some pages aren’t saved yet.', text: 'Tap Save everything while you’re online.' }
  return {
    tone: 'plain',
    title: 'Not everything is saved yet.',
    text: models.wanted
      ? `${count} saved${models.stored === models.total && !models.hasViewer ? ', but not the 3D viewer' : ''}.`
      : `${count} saved.`,
  }
}

/** Text of the row that counts pictures. */
export function pictureWords({ stored, inAnyForm, total }: Stored['pictures']): string {
  const others = inAnyForm - stored
  return `${inAnyForm} of ${total}${others > 0 ? `, ${others === inAnyForm ? '' : `${others} `}in another size` : ''}`
}

/** Text of the row that counts 3D models. */
export const modelWords = ({ stored, total, hasViewer }: Stored['models']): string =>
  `${stored} of ${total}${stored > 0 && !hasViewer ? ', without the 3D viewer' : ''}`

/**
 * An estimate of how much is loaded when everything that is missing is stored, in bytes: from the average size of our
 * pictures at each width, and the files of the site.
 */
export const aboutBytes = (pictures: number, pixels: number, files: number): number =>
  pictures * (pixels <= 480 ? 10_000 : pixels <= 960 ? 24_000 : 41_000) + files * 4_500
