import { Button } from './button.tsx'
import { SpriteIcon } from './icon.tsx'

type Props = {
  /** The number to dial, and its text. */
  phone: { e164: string; label: string }
}

/** The second action beside the main one of a page: a call, with the number in words. */
export const CallButton = ({ phone }: Props) => (
  <Button asChild variant="outline">
    <a href={`tel:${phone.e164}`}>
      <SpriteIcon name="phone" size={18} />
      {` Call ${phone.label}`}
    </a>
  </Button>
)
