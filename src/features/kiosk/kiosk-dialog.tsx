import { chakra } from '@chakra-ui/react'

/** A phone held sideways: a dialog is wider and uses less space between its parts. */
export const LOW_SCREEN = '@media (max-height: 500px)'

/** A dialog of the kiosk, in the middle of the screen above everything else. */
export const KioskDialog = chakra('dialog', {
  base: {
    margin: 'auto',
    width: 'min(560px, calc(100vw - 32px))',
    padding: '32px',
    [LOW_SCREEN]: { width: 'min(720px, calc(100vw - 32px))', maxHeight: 'calc(100vh - 16px)', padding: '16px 24px' },
    border: '0',
    borderRadius: 'control',
    background: 'page',
    color: 'ink',
    textAlign: 'center',
    '&::backdrop': { background: 'veil' },
    '& button': { minHeight: '64px' },
  },
})

export const DialogTitle = chakra('h2', {
  base: { textStyle: 'title', paddingBottom: '3', [LOW_SCREEN]: { textStyle: 'heading' } },
})
