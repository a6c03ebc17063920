import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type Props = {
  /** The number to dial, and how to print it. */
  phone: { e164: string; label: string }
  variant?: 'primary' | 'outline'
  wide?: boolean
}

/** A call button that shows the number. It is the secondary action of a page unless `variant` says otherwise. */
export const CallButton = ({ phone, variant = 'outline', wide }: Props) => (
  <Button asChild variant={variant} wide={wide}>
    <a href={`tel:${phone.e164}`}>
      <Icon name="phone" size={18} />
      {` Call ${phone.label}`}
    </a>
  </Button>
)
