import { chakra } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { FOR_PARAM, TEST_DRIVE } from '../../addresses/paths.ts'
import { useEarlyPress } from '../../before-hydration/early-press.ts'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { HONEYPOT_FIELD } from '../../contract/honeypot.ts'
import type { Inquiry } from '../../contract/inquiry.ts'
import { FIELDS } from '../../contract/inquiry-fields.ts'
import { isSharedDevice } from '../../device/shared-device.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AskedVehicleLine, useAskedVehicle } from './asked-vehicle.tsx'
import { hasText } from './drafts.ts'
import {
  FIELD_NAMES,
  type FieldName,
  filledIn,
  isChoice,
  isDetail,
  NO_AREA_CODE,
  type TextName,
  type Values,
  valuesOf,
} from './fields.ts'
import { Choice, FormNote, HoneypotField, Pair } from './form-fields.tsx'
import { ErrorSummary, FormNotices, NoScript, UnsavedNotice } from './form-notices.tsx'
import { isBusy } from './inquiry-session-state.ts'
import { MoreDetails } from './more-details.tsx'
import { SellerLine, useSeller } from './seller-line.tsx'
import { SendNote } from './send-note.tsx'
import { type BoundInquirySession, useInquirySession } from './use-inquiry-session.ts'

/** The contact form for its address. */
export function ContactForm() {
  const { search } = useLocation()
  // Each query has its own message.
  return <SessionAt key={search} query={search} />
}

function SessionAt({ query }: { query: string }) {
  const bound = useInquirySession(query)
  return <MessageForm key={bound.session.fieldsKey} query={query} {...bound} />
}

type Props = BoundInquirySession & { query: string }

/** The fields of one message. Remounted for another message. */
function MessageForm({ query, session, latest, dispatch, submit, fail, formElement }: Props) {
  const hydrated = useHydrated()
  const { state, message, sendError } = session
  const fold = useRef<HTMLDetailsElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  // Text fields have no default values, because the library would overwrite what was typed before it was loaded.
  const form = useForm<Inquiry>({
    resolver,
    defaultValues: { interest: 'sales' },
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState

  const isFilling = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other values start it; the ref has the latest message
  useEffect(() => {
    isFilling.current = true
    fill(form, latest.current.message.values)
    isFilling.current = false
  }, [form, message.values, latest])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name && !isFilling.current) dispatch({ type: 'typed', values: valuesOf(values) })
        },
      }),
    [form, dispatch],
  )
  const unfold = () => fold.current?.setAttribute('open', '')
  const isTestDrive = new URLSearchParams(query).get(FOR_PARAM) === TEST_DRIVE
  const hasDetails = Object.keys(message.values).some(isDetail)
  useEffect(() => {
    if (isTestDrive || hasDetails) fold.current?.setAttribute('open', '')
  }, [isTestDrive, hasDetails])

  const asked = useAskedVehicle(query, message)
  const { id, name = null, colors = null } = asked.vehicle ?? {}
  const { form: ofForm, vehicle } = message
  useEffect(() => {
    if (hydrated && asked.isOfAddress && vehicle !== 'omitted')
      dispatch({ type: 'vehicle', form: ofForm, vehicle: id === undefined ? null : { id, name, colors } })
  }, [hydrated, dispatch, asked.isOfAddress, ofForm, vehicle, id, name, colors])
  const ownSeller = useSeller()
  const seller = message.change.is === 'new' ? ownSeller : message.change.seller

  /** Two presses in one task count as one. */
  const isChecking = useRef(false)
  /** Sends the values of the form, or shows what is wrong with them. */
  const checkAndSend = (how: 'now' | 'later') => {
    if (isChecking.current || latest.current.state.is === 'opening') return
    isChecking.current = true
    const sending = form.handleSubmit(
      (inquiry) => {
        const caught = honeypot.current?.value
        const payload = {
          ...filledIn(inquiry),
          ...seller,
          ...(id !== undefined && { vehicleId: id }),
          ...(colors && { colors }),
          ...(caught && { [HONEYPOT_FIELD]: caught }),
        }
        return submit({ payload, vehicleName: name ?? undefined }, how, () => latestCheckAndSend.current('later'))
      },
      (wrong) => {
        // Makes the error visible, so that a link of the summary can lead to it.
        if (Object.keys(wrong).some(isDetail)) unfold()
      },
    )()
    void sending.catch(fail).finally(() => {
      isChecking.current = false
    })
  }
  // "Save and send later" uses what the person has changed since the error.
  const latestCheckAndSend = useRef(checkAndSend)
  useEffect(() => {
    latestCheckAndSend.current = checkAndSend
  })
  const earlyPress = useEarlyPress('send', () => checkAndSend('now'))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    checkAndSend('now')
  }

  const isTyped = hydrated && hasText(message.values)
  const canClear = state.is === 'empty' || state.is === 'typing'
  const wrong = FIELD_NAMES.filter((name) => errors[name])
  const summary = useRef<HTMLDivElement>(null)
  // Not on every change, because the message would appear and disappear while the person types.
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus()
  }, [submitCount])
  const choose = (name: FieldName) => {
    if (isDetail(name)) unfold()
    form.setFocus(name)
  }
  const field = (name: TextName) => ({
    ...form.register(name, isDetail(name) ? { setValueAs: (value: string) => value || undefined } : {}),
    id: name,
    label: FIELDS[name].label,
    error: errors[name]?.message,
    // Not `required`, because browsers announce an untouched required field as invalid.
    'aria-required': !isDetail(name) || undefined,
    autoComplete: 'off',
    readOnly: isSubmitting,
  })
  // After Back, a browser may restore text of another person; and on a device that several people use, it must not
  // remember text for the next person.
  const fills = (token: string) => ({ autoComplete: hydrated && !isSharedDevice() ? token : 'off' })

  return (
    <Form
      ref={formElement}
      noValidate
      aria-labelledby="message-title"
      data-unsent={isTyped || undefined}
      onSubmit={onSubmit}
    >
      <div data-part="head">
        <h2 id="message-title">Send Us a Message</h2>
        {isTyped && canClear && !isSubmitting && (
          <Button type="button" variant="quiet" size="sm" data-part="clear" onClick={() => dispatch({ type: 'clear' })}>
            Clear
          </Button>
        )}
      </div>
      <FormNote>Everything’s required except the details at the end.</FormNote>
      <NoScript />
      <FormNotices session={session} dispatch={dispatch} disabled={isSubmitting || isBusy(state)} />
      {wrong.length > 0 && <ErrorSummary names={wrong} box={summary} onChoose={choose} />}
      <AskedVehicleLine asked={hydrated ? asked : undefined} onDrop={() => dispatch({ type: 'omit vehicle' })} />
      <Pair>
        <TextField {...field('firstName')} {...fills('given-name')} autoCapitalize="words" />
        <TextField {...field('lastName')} {...fills('family-name')} autoCapitalize="words" />
      </Pair>
      <TextField {...field('email')} {...fills('email')} type="email" inputMode="email" />
      <TextField
        {...field('phone')}
        {...fills('tel')}
        hint={errors.phone?.type === NO_AREA_CODE ? 'Please add the area code.' : undefined}
        type="tel"
        inputMode="tel"
      />
      <Choice name="interest" control={form.control} disabled={isSubmitting} />
      <TextArea {...field('message')} autoComplete="off" />
      <MoreDetails fold={fold} control={form.control} field={field} disabled={isSubmitting} />
      {hydrated && <SellerLine {...seller} />}
      <HoneypotField field={honeypot} />
      {sendError.is === 'unsaved' && <UnsavedNotice />}
      {/* Until the script is loaded, a press must not reload the page and lose what was typed. */}
      <Button
        {...earlyPress}
        type={hydrated ? 'submit' : 'button'}
        variant="primary"
        wide
        disabled={isSubmitting || state.is === 'opening'}
      >
        {/* Text that appears and disappears has its own element, because a browser that translates the page replaces bare text. */}
        <span>{isSubmitting ? 'Sending...' : 'Send message'}</span>
        {!isSubmitting && <Icon name="send" />}
      </Button>
      <SendNote isStored={state.is === 'sending' && state.stored} isUnsaved={sendError.is === 'unsaved'} />
    </Form>
  )
}

/** The rules are loaded when the page is used, because hydration does not need them. */
const resolver: Resolver<Inquiry> = async (...form) => (await import('./form-schema.ts')).formResolver(...form)

/** Fills the fields that are still empty. */
function fill(form: UseFormReturn<Inquiry>, values: Values) {
  for (const name of FIELD_NAMES) {
    const value = values[name]
    const isFree = isChoice(name) || !form.getValues(name)
    if (!value || !isFree || form.getValues(name) === value) continue
    const focused = focusedField(name)
    // Text typed before hydration is already in the field.
    const isNew = focused?.value === ''
    form.setValue(name, value)
    // The person is about to type without having seen the new text, so the first key replaces it, as in a field reached
    // by Tab.
    if (isNew) focused?.select()
  }
}

function focusedField(name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const { activeElement } = document
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
  return isField && activeElement.name === name && activeElement.type !== 'radio' ? activeElement : undefined
}

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '22px',
    alignContent: 'start',
    '& [data-part=head]': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '3',
      minHeight: '46px',
      boxSizing: 'content-box',
      paddingTop: '3',
      borderTop: '1.5px solid',
      borderColor: 'ink',
    },
    '& [data-part=head] + p': { marginTop: '-4' },
    '& h2': { textStyle: 'heading' },
    // Aligns its text with the end of the fields.
    '& [data-part=clear]': { marginRight: '-2' },
    // Without scripts nothing can be sent, and the form would lose what is typed into it.
    '@media (scripting: none)': { '& > :not([data-part=head], noscript)': { display: 'none' } },
  },
})
