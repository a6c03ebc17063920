import { chakra } from '@chakra-ui/react'
import { Send } from 'lucide'
import { type FormEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { INTEREST_LABELS } from '../../content/interest-labels.ts'
import { HONEYPOT_FIELD } from '../../contract/honeypot.ts'
import { useEarlyPress } from '../../lib/early-press.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField, TextArea, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AskedVehicle } from './asked-vehicle.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { EarlierInquiry, NoScript, UnsavedNotice } from './form-notices.tsx'
import { FIELDS, type FieldName } from './inquiry-values.ts'
import type { LiveForm } from './use-contact-form.ts'
import { LazyFormEngine, useFirstUse } from './use-first-use.tsx'

const OPTIONS = Object.entries(INTEREST_LABELS).map(([value, label]) => ({ value, label }))

/**
 * The contact form as it is drawn, in the prerendered page too. `FormEngine` makes it live.
 * @param props.onFirstUse loads what comes after the form: the network may be gone by then
 */
export function ContactForm({ onFirstUse }: { onFirstUse: () => void }) {
  const hydrated = useHydrated()
  const { used, use } = useFirstUse()
  const [live, setLive] = useState<LiveForm>()
  const bait = useRef<HTMLInputElement>(null)
  const [pressed, setPressed] = useState(false)
  const onFail = useCallback(() => setPressed(false), [])
  useEffect(() => {
    if (used) onFirstUse()
  }, [used, onFirstUse])
  const press = useCallback(() => {
    setPressed(true)
    use()
  }, [use])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    press()
  }
  const earlyPress = useEarlyPress('send', press)
  // Or before the form is live.
  useEffect(() => {
    if (!pressed || !live) return
    setPressed(false)
    live.submit(bait.current?.value ?? '')
  }, [pressed, live])

  const field = (name: FieldName) => ({ id: name, name, label: FIELDS[name], ...live?.field(name) })
  return (
    <Form noValidate aria-labelledby="message-title" data-reads-query="" onFocus={use} onSubmit={onSubmit}>
      <h2 id="message-title">Send Us a Message</h2>
      <NoScript />
      {live?.notice}
      {live?.earlier && <EarlierInquiry row={live.earlier} />}
      {live && live.wrong.length > 0 && <ErrorSummary names={live.wrong} onChoose={live.focus} />}
      {live?.vehicle && (
        <AskedVehicle name={live.vehicle.name ?? 'the cart you were looking at'} onDrop={live.dropVehicle} />
      )}
      <div data-pair="">
        <TextField {...field('firstName')} autoComplete="given-name" autoCapitalize="words" />
        <TextField {...field('lastName')} autoComplete="family-name" autoCapitalize="words" />
      </div>
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <ChoiceField {...field('interest')} options={OPTIONS} defaultValue="sales" />
      <TextArea {...field('message')} autoComplete="off" />
      <Bait aria-hidden="true">
        <label htmlFor={HONEYPOT_FIELD}>Leave this empty</label>
        <input ref={bait} id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </Bait>
      {live?.unsaved && <UnsavedNotice />}
      {used && (
        <Suspense>
          <LazyFormEngine onChange={setLive} onFail={onFail} />
        </Suspense>
      )}
      {/* Before the script is there a press must not reload the page and lose what was typed. */}
      <Button
        {...earlyPress}
        type={hydrated ? 'submit' : 'button'}
        variant="primary"
        wide
        disabled={pressed || live?.sending}
      >
        {pressed || live?.sending ? (
          'Sending...'
        ) : (
          <>
            Send message <Icon as={Send} />
          </>
        )}
      </Button>
      <p data-note="">No signal? Send anyway. We keep it on this device and deliver it once you're back online.</p>
    </Form>
  )
}

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '22px',
    alignContent: 'start',
    '& h2': { textStyle: 'heading' },
    '& [data-pair]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: { base: '12px', md: '22px' } },
    '& [data-note]': { textStyle: 'small', fontSize: '14px', color: 'muted' },
    // Without a script nothing can be sent: the form would only take what it then loses.
    '@media (scripting: none)': { '& > [data-pair], & > :not(h2, noscript)': { display: 'none' } },
  },
})

/** Out of sight, and out of the way of keyboards and screen readers: only a program fills it in. */
const Bait = chakra('div', {
  base: { position: 'absolute', left: '-9999px', width: '1px', height: '1px', overflow: 'hidden' },
})
