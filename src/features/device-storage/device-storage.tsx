import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { isReady } from '../../device/check-stored.ts'
import { installFailed } from '../../device/install-worker.ts'
import { isKiosk } from '../../device/kiosk-mode.ts'
import { useSetting } from '../../device/local-setting.ts'
import { savesData } from '../../device/save-data.ts'
import { saving as savingStore } from '../../device/saving.ts'
import { screenPixels } from '../../device/screen-pixels.ts'
import { modelsPreference } from '../../device/storage-preference.ts'
import { useConnection } from '../../hooks/connection.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useStore } from '../../hooks/use-store.ts'
import { asOfLabel } from '../../lib/as-of.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ModelsChoice } from './models-choice.tsx'
import { Progress, StoredShare } from './progress.tsx'
import { aboutBytes, megabytes, stateWords } from './storage-words.ts'
import { FactsToCome, StoredFacts } from './stored-facts.tsx'
import { useStored } from './use-stored.ts'

/** Its code is loaded with the first press. */
const loadSaving = () => import('../../device/save-everything.ts')

type Props = {
  /** Shown once the stored files are counted, so that it does not move. */
  below: ReactNode
}

/** What this device has stored; on a kiosk, that this is not for visitors. Rendered only in the browser. */
export const DeviceStorage = ({ below }: Props) =>
  isKiosk() ? (
    <p>This is a showroom device, so the showroom decides what’s saved on it.</p>
  ) : (
    <OwnStorage below={below} />
  )

/** What is stored, and the one button that stores everything. */
function OwnStorage({ below }: Props) {
  const queryClient = useQueryClient()
  const [found, lookAgain] = useStored()
  const [withModels] = useSetting(modelsPreference)
  const saving = useStore(savingStore)
  const connection = useConnection()
  const now = useNow()
  const main = useRef<HTMLButtonElement>(null)
  if (!found || now === undefined) return <Note role="status">Checking what’s saved…</Note>
  if (found === 'nothing')
    return (
      <>
        <NothingStored />
        <Below>{below}</Below>
      </>
    )
  const models = { ...found.models, wanted: withModels ?? found.models.wanted }
  const stored = { ...found, models }
  const isRunning = saving?.state === 'running'
  const words = stateWords(stored, saving, asOfLabel(stored.asOf, now), connection, savesData())
  const isComplete = isReady(stored)
  const missingPictures = stored.pictures.total - stored.pictures.stored
  const missingFiles = stored.files.total - stored.files.stored
  const missingBytes =
    aboutBytes(missingPictures, screenPixels(), missingFiles) + (models.wanted ? models.missingBytes : 0)
  const hasModels = models.stored > 0 || models.hasViewer
  const files = hasModels ? 'pictures and 3D models' : 'pictures'
  const saveAll = () => void loadSaving().then(({ saveEverything }) => saveEverything(queryClient))
  // If storing is already running, it continues with the new setting.
  const onModelsChosen = () => void (isRunning && saveAll())
  const empty = () => {
    // The pressed button disappears.
    main.current?.focus()
    void loadSaving()
      .then(({ emptyStored }) => emptyStored())
      .then(lookAgain)
  }
  return (
    <>
      <div>
        <Notice tone={words.tone} title={words.title}>
          {words.text}
        </Notice>
        {isRunning && !isComplete ? <Progress {...saving} /> : <StoredShare {...stored} />}
        {savesData() && !isComplete && !isRunning && (
          <Note>
            {`Data saver is on, so pictures don’t save on their own. Saving everything uses about ${megabytes(missingBytes)}.`}
          </Note>
        )}
        {models.total > 0 && (
          <ModelsChoice bytes={models.allBytes} wereOpened={models.wereOpened} onChange={onModelsChosen} />
        )}
        <Actions>
          {isRunning && !isComplete ? (
            <Button variant="outline" onClick={() => void loadSaving().then(({ stopSaving }) => stopSaving())}>
              Cancel
            </Button>
          ) : (
            <Button ref={main} variant={isComplete ? 'outline' : 'primary'} onClick={saveAll}>
              {isComplete ? 'Check for changes' : 'Save everything'}
            </Button>
          )}
          {(stored.pictures.inAnyForm > 0 || hasModels) && !isRunning && (
            <ConfirmButton
              label="Clear saved files"
              questionName={`Delete the ${files} from this device?`}
              question={`Delete the ${files} from this device? Pages and carts stay.`}
              no="Keep them"
              yes={`Delete ${files}`}
              onConfirm={empty}
            />
          )}
        </Actions>
        <StoredFacts stored={stored} now={now} />
      </div>
      <Below>{below}</Below>
    </>
  )
}

function NothingStored() {
  const hasFailed = useStore(installFailed)
  // Without a connection and a worker, a reload would show the browser's error page.
  const isOnline = useConnection() === 'online'
  return (
    <div>
      <Notice tone="plain" title={hasFailed ? 'We couldn’t save the site yet.' : 'Nothing’s saved yet.'}>
        {hasFailed
          ? 'Leave this page open and we’ll keep trying.'
          : 'Give it a few seconds. Pages save on your first visit.'}
        {' Private windows and some browsers can’t save pages.'}
      </Notice>
      <Actions>
        {hasFailed && isOnline ? (
          <Button variant="outline" onClick={() => location.reload()}>
            Try again
          </Button>
        ) : (
          <Button asChild variant="outline">
            <Link to={paths.inventory}>View Inventory</Link>
          </Button>
        )}
      </Actions>
      <Title>What we’ll save here</Title>
      <FactsToCome />
    </div>
  )
}

/** In the second column of the page, where it has one. */
const Below = chakra('div', { base: { gridArea: { xl: '2 / 2' } } })

const Title = chakra('h2', { base: { textStyle: 'subhead', paddingBottom: '4' } })

const Note = chakra('p', { base: { textStyle: 'small', color: 'muted', paddingTop: '4' } })

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', paddingBlock: '24px 36px' },
})
