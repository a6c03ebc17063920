import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { HONEYPOT_FIELD } from '../../contract/honeypot.ts'

/** Hidden from sight, keyboards and screen readers, so that only a program fills it in. */
export const HoneypotField = ({ field }: { field: Ref<HTMLInputElement> }) => (
  <Box aria-hidden="true">
    <label htmlFor={HONEYPOT_FIELD}>Leave this empty</label>
    <input
      ref={field}
      id={HONEYPOT_FIELD}
      name={HONEYPOT_FIELD}
      tabIndex={-1}
      autoComplete="off"
      // Tells password managers to ignore the field: 1Password, LastPass, Bitwarden, Dashlane.
      data-1p-ignore=""
      data-lpignore="true"
      data-bwignore=""
      data-form-type="other"
    />
  </Box>
)

const Box = chakra('div', {
  base: { position: 'absolute', left: '-9999px', width: '1px', height: '1px', overflow: 'hidden' },
})
