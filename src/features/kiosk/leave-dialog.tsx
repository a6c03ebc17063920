import { chakra } from '@chakra-ui/react'
import { Button } from '../../ui/button.tsx'
import { useDialog } from '../../ui/dialog.tsx'
import { DialogTitle, KioskDialog } from './kiosk-dialog.tsx'
import { LeaveForm } from './leave-form.tsx'

/** Asks the dealer for the PIN, above the current page. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const { dialog } = useDialog()
  return (
    <KioskDialog ref={dialog} onClose={onClose} aria-labelledby="leave-kiosk">
      <DialogTitle id="leave-kiosk">Leave kiosk mode</DialogTitle>
      <Left>
        <LeaveForm />
      </Left>
      <Button variant="quiet" wide onClick={onClose}>
        Cancel
      </Button>
    </KioskDialog>
  )
}

const Left = chakra('div', { base: { textAlign: 'left', paddingBottom: '3', '& form': { maxWidth: 'none' } } })
