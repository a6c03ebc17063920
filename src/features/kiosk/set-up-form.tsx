import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { KIOSK_NAME_PARAM, SHOWROOM_PARAM } from '../../addresses/set-up-paths.ts'
import { dealer } from '../../content/dealer.ts'
import { brandTiles } from '../../content/home-page.ts'
import { kioskLocation, locationOf } from '../../content/kiosk-location.ts'
import { lastSettings, NAME_LENGTH, newKiosk, storeKiosk } from '../../device/kiosk.ts'
import { hashPin } from '../../device/kiosk-pin.ts'
import { setSharedDevice } from '../../device/shared-device.ts'
import { modelsPreference } from '../../device/storage-preference.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { fillScreen } from './full-screen.ts'
import { SelectField } from './select-field.tsx'
import { type SetUp, setUpSchema } from './set-up-schema.ts'

const NO_STORAGE =
  'This browser won’t save anything. A kiosk needs one that will. Leave the private window, or allow storage for this site.'
const NOT_SECURE = 'This page wasn’t opened over https, so a PIN can’t be saved safely. Open it at its https address.'

/** The carts that an idle kiosk shows: featured, all, or a brand with its own page. */
const ATTRACT_OPTIONS = [
  { value: 'featured', label: 'Featured carts' },
  { value: 'all', label: 'All carts' },
  ...brandTiles
    .filter(({ page }) => page !== 'contact')
    .map(({ name, page }) => ({ value: page, label: `${name} carts` })),
]

/** @param onReady called when the device is a kiosk, and shared */
export function SetUpForm({ onReady }: { onReady: () => void }) {
  const queryClient = useQueryClient()
  const [last] = useState(lastSettings)
  // A code from the office fills in two fields.
  const [query] = useSearchParams()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, setFocus, formState } = useForm<SetUp>({
    resolver: zodResolver(setUpSchema),
    defaultValues: {
      name: query.get(KIOSK_NAME_PARAM)?.slice(0, NAME_LENGTH) || last.name,
      showroom: (locationOf(query.get(SHOWROOM_PARAM)) ?? kioskLocation(last.showroom))?.id ?? '',
      attract: last.attract,
      idleSeconds: String(last.idleSeconds),
      pin: '',
      pinAgain: '',
    },
  })
  const { errors, isDirty, isSubmitting } = formState
  // The button that opened the settings is gone.
  useEffect(() => setFocus('name'), [setFocus])
  const setUp = async ({ idleSeconds, pin, pinAgain, ...settings }: SetUp) => {
    // The press only allows it for a few seconds.
    fillScreen()
    const hashed = await hashPin(pin).catch(() => undefined)
    if (!hashed) return setProblem(NOT_SECURE)
    try {
      // First, because it can fail: without it the next person could read the last one's message.
      await setSharedDevice(true)
      storeKiosk(newKiosk({ ...settings, idleSeconds: Number(idleSeconds), pin: hashed }))
      modelsPreference.set(true)
      void import('../../device/save-everything.ts').then(({ saveEverything }) => saveEverything(queryClient))
      onReady()
    } catch {
      setProblem(NO_STORAGE)
    }
  }
  return (
    <Form noValidate data-unsent={isDirty || undefined} onSubmit={handleSubmit(setUp)}>
      {problem && <Refused role="alert">{problem}</Refused>}
      <TextField
        id="kiosk-name"
        label="Device name"
        autoComplete="off"
        maxLength={NAME_LENGTH}
        error={errors.name?.message}
        {...register('name')}
      />
      <SelectField
        id="kiosk-showroom"
        label="Location"
        options={dealer.locations.map(({ id, name }) => ({ value: id, label: name }))}
        {...register('showroom')}
      />
      <SelectField id="kiosk-attract" label="Idle slideshow" options={ATTRACT_OPTIONS} {...register('attract')} />
      <TextField
        id="kiosk-idle"
        label="Reset after (seconds)"
        inputMode="numeric"
        autoComplete="off"
        error={errors.idleSeconds?.message}
        {...register('idleSeconds')}
      />
      <TextField
        id="kiosk-pin"
        label="PIN to leave kiosk mode"
        type="password"
        inputMode="numeric"
        autoComplete="new-password"
        error={errors.pin?.message}
        {...register('pin')}
      />
      <TextField
        id="kiosk-pin-again"
        label="Confirm PIN"
        type="password"
        inputMode="numeric"
        autoComplete="new-password"
        error={errors.pinAgain?.message}
        {...register('pinAgain')}
      />
      <Note>
        Kiosk mode fills the screen and keeps it on, with no sound. It downloads every cart with its pictures and 3D
        models (about 15 MB) and tells you when it’s ready to run offline.
      </Note>
      <Button type="submit" variant="primary" aria-disabled={isSubmitting || undefined}>
        Start kiosk mode
      </Button>
      {wasElsewhere() && (
        <Note>
          In this tab, the Back button can take people off the site. After setup, close the tab and open the site in a
          new window.
        </Note>
      )}
    </Form>
  )
}

/** Whether the history may contain entries of other sites. Without the Navigation API that is unknown. */
function wasElsewhere(): boolean {
  const { navigation }: Partial<Window> = window
  return navigation !== undefined && history.length > navigation.entries().length
}

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '24px 32px',
    paddingTop: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr' },
    '& > :is(p, button)': { gridColumn: '1 / -1' },
    '& > button': { justifySelf: { sm: 'start' } },
  },
})

const Note = chakra('p', { base: { textStyle: 'small', color: 'muted', maxWidth: '38em' } })

const Refused = chakra('p', { base: { color: 'error', fontWeight: '560' } })
