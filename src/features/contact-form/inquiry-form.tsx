import { chakra } from '@chakra-ui/react'
import { Send } from 'lucide'
import { type FormEvent, useCallback, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { EDIT_PARAM, FOR_PARAM, INTEREST_PARAM, TEST_DRIVE, VEHICLE_PARAM } from '../../addresses/paths.ts'
import { type Control, useEarlyInput } from '../../before-hydration/early-input.ts'
import { useEarlyPress } from '../../before-hydration/early-press.ts'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { HONEYPOT_FIELD } from '../../contract/honeypot.ts'
import type { Inquiry } from '../../contract/inquiry.ts'
import { sellerOf } from '../../device/seller.ts'
import { isSharedDevice } from '../../device/shared-device.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AskedVehicleLine } from './asked-vehicle.tsx'
import { Choice } from './choice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import {
  FIELD_NAMES,
  type FieldName,
  filledIn,
  INTERESTS,
  interestOf,
  isDetail,
  LABELS,
  type TextName,
  type Values,
  valuesOf,
} from './fields.ts'
import { formResolver, NO_AREA_CODE } from './form-schema.ts'
import type { Start } from './form-start.ts'
import { HoneypotField } from './honeypot-field.tsx'
import { MoreDetails } from './more-details.tsx'
import { NoScript, UnsavedNotice } from './notices.tsx'
import { SellerLine, useSeller } from './seller-line.tsx'
import { SendNote } from './send-note.tsx'
import { StartNotices } from './start-notices.tsx'
import { useAskedVehicle } from './use-asked-vehicle.ts'
import { useDraft } from './use-draft.ts'
import { useEditing } from './use-editing.ts'
import { type Asked, useSend } from './use-send.ts'
import type { DraftActions } from './use-start.ts'
import { wishedColors } from './wished-colors.ts'

/** What a link that asks for a test drive begins with. */
const TEST_DRIVE_VALUES: Values = { message: 'I’d like to take a test drive.' }

type Props = { query: string; start: Start; actions: DraftActions }

/** One message: from the fields as they are prerendered to what "Send" does. A form that starts empty is another one. */
export function InquiryForm({ query, start, actions }: Props) {
  const hydrated = useHydrated()
  const asked = new URLSearchParams(query)
  const box = useRef<HTMLFormElement>(null)
  const fold = useRef<HTMLDetailsElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const unfold = useCallback(() => fold.current?.setAttribute('open', ''), [])
  // Fields of text have no default values: the library would write them over what was typed before it was there.
  const form = useForm<Inquiry>({
    resolver: formResolver,
    defaultValues: { interest: 'sales' },
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const draft = useDraft(form, start, query, {
    onChange: actions.type,
    onRest: () => {
      // While it is sent, the form may be all that has it.
      if (!isBusy.current) (editing.id ? actions.close : actions.rest)()
    },
    onReturn: actions.return,
  })

  // The library knows no values before its own effects have run.
  const early = useRef<readonly Control[]>([])
  useEarlyInput(box, (used) => {
    early.current = used
  })
  const fillOnce = useRef(() => {
    if (early.current.length > 0) draft.takeEarly(early.current)
    const wantsTestDrive = asked.get(FOR_PARAM) === TEST_DRIVE
    const wanted = interestOf(asked.get(INTEREST_PARAM))
    const { values, query: typedAt } = start.draft ?? { values: {} as Values, query }
    // A choice made at this very address is later than the address.
    const interest = typedAt === query ? (values.interest ?? wanted) : (wanted ?? values.interest)
    draft.fill({ ...(wantsTestDrive && !start.cleared && TEST_DRIVE_VALUES), ...values, ...(interest && { interest }) })
    if (early.current.length > 0) draft.keep()
    if (wantsTestDrive || Object.keys(values).some(isDetail)) unfold()
  })
  useEffect(() => fillOnce.current(), [])

  const editing = useEditing(draft, start, asked.get(EDIT_PARAM) ?? undefined, actions.setAside)
  const ofVehicle = useAskedVehicle(asked.get(VEHICLE_PARAM), editing.row, start.draft)
  const { vehicle } = ofVehicle
  const { row } = editing
  const ownSeller = useSeller()
  // An inquiry keeps whose it is, whoever changes it later.
  const seller = row?.payload ? sellerOf(row.payload) : (start.draft?.seller ?? ownSeller)
  useEffect(() => {
    if (Object.keys(valuesOf(row?.payload)).some(isDetail)) unfold()
  }, [row, unfold])
  const { noteVehicle } = draft
  const colors = vehicle && wishedColors(query, row, start.draft)
  useEffect(
    () => noteVehicle({ vehicleId: vehicle?.id, vehicleName: vehicle?.name, colors }),
    [noteVehicle, vehicle?.id, vehicle?.name, colors],
  )

  /** Two presses in one task count as one. */
  const isBusy = useRef(false)
  /** Submits what the form holds now. A form with something wrong in it says so instead. */
  const read = (next: (asked: Asked) => Promise<void>) => {
    if (isBusy.current || editing.isLoading) return
    isBusy.current = true
    const reading = form.handleSubmit(
      (inquiry) => {
        const caught = honeypot.current?.value
        const payload = {
          ...filledIn(inquiry),
          ...seller,
          ...(vehicle && { vehicleId: vehicle.id }),
          ...(colors && { colors }),
          ...(caught && { [HONEYPOT_FIELD]: caught }),
        }
        return next({ payload, vehicleName: vehicle?.name })
      },
      (wrong) => {
        // What is wrong is seen, and a link of the summary can lead to it.
        if (Object.keys(wrong).some(isDetail)) unfold()
      },
    )()
    void reading.finally(() => {
      isBusy.current = false
    })
  }
  const readAgain = useRef(read)
  useEffect(() => {
    readAgain.current = read
  })
  const { send, isKept, unsaved } = useSend({
    draft,
    readAgain,
    editing,
    onChangedElsewhere: () => actions.detach(draft.keep(), vehicle?.id),
    onReturn: actions.rest,
  })
  const submit = () => read(send)
  const earlyPress = useEarlyPress('send', submit)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }

  const wrong = FIELD_NAMES.filter((name) => errors[name])
  const summary = useRef<HTMLDivElement>(null)
  // Not whenever there is one: it comes and goes while somebody types.
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
    label: LABELS[name],
    error: errors[name]?.message,
    // Not `required`: with it a browser calls a field that nobody has touched yet invalid.
    'aria-required': !isDetail(name) || undefined,
    autoComplete: 'off',
    readOnly: isSubmitting,
  })
  // What a browser puts back into fields of its own accord, after Back, is not always this person's; and on a device that
  // several people use it must not remember one for the next.
  const fills = (token: string) => ({ autoComplete: hydrated && !isSharedDevice() ? token : 'off' })

  return (
    <Form ref={box} noValidate aria-labelledby="message-title" onSubmit={onSubmit}>
      <div data-part="head">
        <h2 id="message-title">Send Us a Message</h2>
        {hydrated && draft.isFilled && !editing.id && !isSubmitting && (
          <Button type="button" variant="quiet" size="sm" data-part="clear" onClick={() => actions.clear(draft.keep())}>
            Clear
          </Button>
        )}
      </div>
      <p data-part="note">All fields are required. Details below are optional.</p>
      <NoScript />
      <StartNotices start={start} actions={actions} editing={editing} isEmpty={!draft.isFilled} />
      {wrong.length > 0 && <ErrorSummary names={wrong} box={summary} onChoose={choose} />}
      <AskedVehicleLine
        asked={hydrated ? ofVehicle : undefined}
        colors={colors}
        onDrop={() => {
          ofVehicle.drop()
          draft.keep({ withoutVehicle: true })
        }}
      />
      <div data-part="pair">
        <TextField {...field('firstName')} {...fills('given-name')} autoCapitalize="words" />
        <TextField {...field('lastName')} {...fills('family-name')} autoCapitalize="words" />
      </div>
      <TextField {...field('email')} {...fills('email')} type="email" inputMode="email" />
      <TextField
        {...field('phone')}
        {...fills('tel')}
        hint={errors.phone?.type === NO_AREA_CODE ? 'Please add the area code.' : undefined}
        type="tel"
        inputMode="tel"
      />
      <Choice name="interest" control={form.control} options={INTERESTS} disabled={isSubmitting} />
      <TextArea {...field('message')} autoComplete="off" />
      <MoreDetails fold={fold} control={form.control} field={field} disabled={isSubmitting} />
      {hydrated && <SellerLine {...seller} />}
      <HoneypotField field={honeypot} />
      {unsaved && <UnsavedNotice />}
      {/* Before the script is there a press must not reload the page and lose what was typed. */}
      <Button
        {...earlyPress}
        type={hydrated ? 'submit' : 'button'}
        variant="primary"
        wide
        disabled={isSubmitting || (hydrated && editing.isLoading)}
      >
        {/* Text that comes and goes is in an element: a browser that translates the page takes bare text away from React. */}
        <span>{isSubmitting ? 'Sending...' : 'Send message'}</span>
        {!isSubmitting && <Icon as={Send} />}
      </Button>
      <SendNote isKept={isKept} isUnsaved={unsaved} />
    </Form>
  )
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
    },
    '& h2': { textStyle: 'heading' },
    // Its words end where the fields do.
    '& [data-part=clear]': { marginRight: '-2' },
    '& [data-part=pair]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: { base: '12px', md: '22px' } },
    '& > [data-part=note]': { textStyle: 'small', fontSize: '14px', color: 'muted' },
    // Without a script nothing can be sent: the form would only take what it then loses.
    '@media (scripting: none)': { '& > [data-part=pair], & > :not([data-part=head], noscript)': { display: 'none' } },
  },
})
