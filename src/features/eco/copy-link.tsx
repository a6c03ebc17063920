import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Hidden } from '../../ui/layout.tsx'

/** Copies the address, which contains the whole calculation. */
export function CopyLink() {
  const [copied, setCopied] = useState<boolean>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      setCopied(true)
    } catch {
      setCopied(false) // No permission or no clipboard. The address bar still has it.
    }
  }
  const label =
    copied === undefined ? 'Copy a link to this result' : copied ? 'Link copied' : 'The link is in the address bar'
  return (
    <div data-screen-only="">
      <Button type="button" variant="outline" size="sm" onClick={copy}>
        <Icon name="link" size={18} /> <span>{label}</span>
      </Button>
      <Hidden role="status">{copied === undefined ? '' : label}</Hidden>
    </div>
  )
}
