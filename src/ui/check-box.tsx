import { chakra } from '@chakra-ui/react'
import { FORCED_COLORS } from './forced-colors.ts'

/** A checkbox in the colors of the other fields: the browser's own is a gray of another kind in dark mode. */
export const CheckBox = chakra('input', {
  base: {
    flex: 'none',
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '22px',
    height: '22px',
    margin: '0',
    border: '1.5px solid',
    borderColor: 'control',
    borderRadius: 'control',
    background: 'surface',
    cursor: 'pointer',
    '&:checked': { background: 'accent', borderColor: 'accent' },
    '&:checked::before': {
      content: '""',
      width: '12px',
      height: '12px',
      background: 'accentFg',
      clipPath: 'polygon(12% 44%, 0 58%, 40% 100%, 100% 20%, 86% 8%, 38% 70%)',
    },
    [FORCED_COLORS]: { appearance: 'auto' },
  },
})
