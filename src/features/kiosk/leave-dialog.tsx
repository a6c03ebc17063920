import { Button } from '../../ui/button.tsx'
import { useDialog } from '../../ui/dialog.tsx'
import { DialogTitle, KioskDialog } from './kiosk-dialog.tsx'
import { LeaveForm } from './leave-form.tsx'
import { SavedState } from './saved-state.tsx'
import type { SavedSite } from './use-saved-site.ts'

/** Asks the dealer for the PIN, above the current page. Also says how much is stored, which is no news for customers. */
export function LeaveDialog({ saved, onClose }: { saved: SavedSite | undefined; onClose: () => void }) {
  const { dialog } = useDialog()
  return (
    <KioskDialog ref={dialog} onClose={onClose} aria-labelledby="leave-kiosk">
      <DialogTitle id="leave-kiosk">Leave kiosk mode</DialogTitle>
      <LeaveForm
        wide
        cancel={
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        {saved && <SavedState {...saved} />}
      </LeaveForm>
    </KioskDialog>
  )
}
