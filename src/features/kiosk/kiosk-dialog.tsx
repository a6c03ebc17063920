import { chakra } from '@chakra-ui/react'

/** A dialog of the kiosk, in the middle of the screen above everything else. */
export const KioskDialog = chakra('dialog', {
  base: {
    margin: 'auto',
    width: 'min(560px, calc(100vw - 32px))',
    padding: '32px',
    border: '0',
    borderRadius: 'control',
    background: 'page',
    color: 'ink',
    textAlign: 'center',
    '&::backdrop': { background: 'veil' },
    '& button': { minHeight: '64px' },
  },
})

export const DialogTitle = chakra('h2', { base: { textStyle: 'title', paddingBottom: '3' } })
