import { chakra } from '@chakra-ui/react'
import { lazy, useEffect, useLayoutEffect, useState } from 'react'
import { FORM_LEAVE } from '../../before-hydration/early-fields.ts'
import type { Control } from '../../before-hydration/early-input.ts'
import { firstInput } from '../../before-hydration/first-input.ts'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { earlyPressed, forgetEarlyPress } from '../../before-hydration/noted.ts'
import { HydrationErrorBoundary } from '../../ui/hydration-error-boundary.tsx'
import { FormUnavailable } from './form-unavailable.tsx'
import { clearUnhydratedWhenLeft, fillUnhydratedForm, hasDrafts } from './unhydrated-form.ts'

type Props = {
  /** Called when the form is used: what comes after it may be loaded now. */
  onUse: () => void
}

/**
 * The contact form in its page. All of it is in the prerendered page; its code, with the form library and the rules, is
 * loaded with the first user input, or at once where the address or a draft has something for it. Until then fields take
 * what is typed by themselves, and React leaves them alone.
 */
export function ContactFormPlace({ onUse }: Props) {
  const hydrated = useHydrated()
  const [failed, setFailed] = useState(false)
  useLayoutEffect(() => {
    const query = location.search
    return () => {
      // The listener is in `src/before-hydration/early-leave.ts`, in the entry.
      dispatchEvent(new CustomEvent(FORM_LEAVE, { detail: query }))
      // A press on "Send" is about what stood in this form, and not about the next one.
      forgetEarlyPress()
    }
  }, [])
  useEffect(clearUnhydratedWhenLeft, [])
  // Chosen once, as one element: whatever renders again above, React leaves what is not hydrated yet alone.
  const [form] = useState(() => {
    const Form = lazy(async () => {
      if (!hydrated) await needed()
      try {
        return { default: (await import('./contact-form.tsx')).ContactForm }
      } catch {
        setFailed(true)
        forgetEarlyPress()
        // What was typed stands in the fields and stays there, also when the page was reloaded to try again.
        fillUnhydratedForm()
        return new Promise<never>(() => {})
      }
    })
    return (
      <HydrationErrorBoundary isPrerendered={!hydrated} fallback={<Room />} formNote={<FormUnavailable />}>
        <Form onUse={onUse} />
      </HydrationErrorBoundary>
    )
  })
  return (
    <div>
      {form}
      {failed && <FormUnavailable />}
    </div>
  )
}

/** Resolves when somebody uses the page, or when there is something to fill in. */
function needed(): Promise<void> | undefined {
  // The prerender step draws the form at once.
  if (typeof document === 'undefined') return undefined
  const used = [...document.querySelectorAll<Control>('form :is(input, textarea)')].some(
    (control) => control.early || control === document.activeElement,
  )
  const asked = location.search || used || earlyPressed() || hasDrafts()
  return asked ? undefined : firstInput()
}

/** As high as the form: shown after a client-side navigation while its chunk loads. */
const Room = chakra('div', { base: { minHeight: '980px' } })
