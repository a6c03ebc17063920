import { zodResolver } from '@hookform/resolvers/zod'
import { createElement, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { HONEYPOT_FIELD } from '../../contract/honeypot.ts'
import { type Inquiry, inquirySchema } from '../../contract/inquiry.ts'
import { draftAt } from './draft-at.ts'
import { FIELD_NAMES, type FieldName } from './inquiry-values.ts'
import { OpenElsewhere } from './open-elsewhere.tsx'
import { useAskedVehicle } from './use-asked-vehicle.ts'
import { useFormStart } from './use-form-start.ts'
import { useSend } from './use-send.ts'

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
  const { send, unsaved } = useSend(identity, here)

  return {
    /** What ties a field to the form. */
    field: (name: FieldName) => ({ ...form.register(name), error: errors[name]?.message }),
    wrong: FIELD_NAMES.filter((name) => errors[name]),
    focus: (name: FieldName) => form.setFocus(name),
    /** @param bait what stands in the field that people do not see */
    submit: (bait: string) =>
      void form.handleSubmit((inquiry) => {
        const about = vehicle && { vehicleId: vehicle.id }
        return send({ ...inquiry, ...about, ...(bait && { [HONEYPOT_FIELD]: bait }) }, vehicle?.name)
      })(),
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
