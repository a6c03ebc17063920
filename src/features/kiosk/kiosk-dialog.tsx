import { chakra } from '@chakra-ui/react'
import { CenteredDialog } from '../../ui/dialog.tsx'
import { LARGE_KIOSK } from '../../ui/screens.ts'

/** A phone held sideways: a dialog is wider and uses less space between its parts. */
export const LOW_SCREEN = '@media (max-height: 500px)'

/** A dialog of the kiosk, with buttons for fingers. */
export const KioskDialog = chakra(CenteredDialog, {
  base: {
    [LOW_SCREEN]: { width: 'min(720px, calc(100vw - 32px))', maxHeight: 'calc(100vh - 16px)', padding: '16px 24px' },
    '& button': { minHeight: '64px' },
    [LARGE_KIOSK]: { width: '880px', padding: '56px', '& button': { minHeight: '96px', fontSize: '20px' } },
  },
})

export const DialogTitle = chakra('h2', {
  base: { textStyle: 'title', paddingBottom: '3', [LOW_SCREEN]: { textStyle: 'heading' } },
})
