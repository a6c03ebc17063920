import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { useDialog } from '../../ui/dialog.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { LARGE_KIOSK } from '../../ui/screens.ts'
import type { PhoneLink } from './external-link.ts'
import { DialogTitle, KioskDialog } from './kiosk-dialog.tsx'

const TITLES: Record<PhoneLink['kind'], string> = {
  call: 'Call from your phone',
  mail: 'Email us from your phone',
  page: 'Open it on your phone',
}

type Props = { link: PhoneLink; onClose: () => void }

/** Passes a link that a kiosk does not open to the visitor's phone, as a QR code and as text. */
export function PhoneSheet({ link: { kind, url, shown }, onClose }: Props) {
  const { dialog } = useDialog()
  useEffect(() => {
    // Back leads to another page, and the link belonged to this one.
    addEventListener('popstate', onClose)
    return () => removeEventListener('popstate', onClose)
  }, [onClose])
  return (
    <Sheet ref={dialog} onClose={onClose} aria-labelledby="phone-sheet">
      <DialogTitle id="phone-sheet">{TITLES[kind]}</DialogTitle>
      <p>Scan the code with your phone’s camera, or write this down.</p>
      <Shown>{shown}</Shown>
      <Code>
        <QrCode text={url} />
      </Code>
      <Button wide onClick={onClose}>
        Close
      </Button>
    </Sheet>
  )
}

const Sheet = chakra(KioskDialog, { base: { textAlign: 'center' } })

const Shown = chakra('p', { base: { fontWeight: '600', overflowWrap: 'anywhere', paddingTop: '2' } })

/** Light in both themes, because cameras expect dark modules on a light background. */
const Code = chakra('div', {
  base: {
    width: 'min(320px, 44vh, 100%)',
    [LARGE_KIOSK]: { width: '480px' },
    marginBlock: '5',
    marginInline: 'auto',
    background: 'fixedPaper',
    color: 'fixedInk',
    borderRadius: 'control',
  },
})
