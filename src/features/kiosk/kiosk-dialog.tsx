import { chakra } from '@chakra-ui/react'
import { CenteredDialog } from '../../ui/dialog.tsx'

/** A phone held sideways: a dialog is wider and uses less space between its parts. */
export const LOW_SCREEN = '@media (max-height: 500px)'

/** A dialog of the kiosk, with buttons for fingers. */
export const KioskDialog = chakra(CenteredDialog, {
  base: {
    [LOW_SCREEN]: { width: 'min(720px, calc(100vw - 32px))', maxHeight: 'calc(100vh - 16px)', padding: '16px 24px' },
    '& button': { minHeight: '64px' },
  },
})

export const DialogTitle = chakra('h2', {
  base: { textStyle: 'title', paddingBottom: '3', [LOW_SCREEN]: { textStyle: 'heading' } },
})
