import { zodResolver } from '@hookform/resolvers/zod'
import { createElement, useEffect, useMemo, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { HONEYPOT_FIELD } from '../../contract/honeypot.ts'
import { type Inquiry, inquirySchema } from '../../contract/inquiry.ts'
import { draftAt } from './draft-at.ts'
import { FIELD_NAMES, type FieldName } from './inquiry-values.ts'
import { OpenElsewhere } from './open-elsewhere.tsx'
import { useAskedVehicle } from './use-asked-vehicle.ts'
import { useFormStart } from './use-form-start.ts'
import { type Asked, useSend } from './use-send.ts'

/**
 * The contact form without its looks: what stands in it, what is wrong with it, and what "Send" does.
 * @param drawn whether the fields are tied to the form, so that it can be filled
 */
export function useContactForm(drawn: boolean) {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const here = useMemo(() => draftAt(search), [search])
  // No default values: react-hook-form would write them over what somebody typed before it was there.
  const form = useForm<Inquiry>({ resolver: zodResolver(inquirySchema) })
  const { errors, isSubmitting } = form.formState
  const { identity, edited, earlier, elsewhere } = useFormStart(
    form,
    drawn,
    here,
    query.get('edit'),
    query.get('interest'),
  )
  const { vehicle, drop } = useAskedVehicle(query.get('vehicle'), edited, here.sameAddress()?.withoutVehicle === true)
  const bait = useRef('')
  /** Hands on what stands in the form now. A form with something wrong in it says so instead. */
  const read = (next: (asked: Asked) => Promise<void>) =>
    void form.handleSubmit((inquiry) => {
      const about = vehicle && { vehicleId: vehicle.id }
      const payload = { ...inquiry, ...about, ...(bait.current && { [HONEYPOT_FIELD]: bait.current }) }
      return next({ payload, vehicleName: vehicle?.name })
    })()
  const latestRead = useRef(read)
  useEffect(() => {
    latestRead.current = read
  })
  const { send, unsaved } = useSend(identity, here, latestRead)

  return {
    /** What ties a field to the form. */
    field: (name: FieldName) => ({ ...form.register(name), error: errors[name]?.message }),
    wrong: FIELD_NAMES.filter((name) => errors[name]),
    focus: (name: FieldName) => form.setFocus(name),
    /** @param caught what stands in the field that people do not see */
    submit: (caught: string) => {
      bait.current = caught
      read(send)
    },
    sending: isSubmitting,
    unsaved,
    vehicle,
    dropVehicle: () => {
      drop()
      here.keep({ id: identity.current.id, values: form.getValues(), withoutVehicle: true })
    },
    earlier,
    notice: elsewhere && createElement(OpenElsewhere),
  }
}

export type LiveForm = ReturnType<typeof useContactForm>

export type EngineProps = {
  /** Called whenever anything about the form has changed. */
  onChange: (live: LiveForm) => void
  /** Called when there is no engine to be had. */
  onFail: () => void
}
