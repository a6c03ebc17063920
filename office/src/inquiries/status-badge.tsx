import { Badge } from '@chakra-ui/react'
import { statusOf } from './words.ts'

type StatusBadgeProps = { inquiry: Parameters<typeof statusOf>[0]; size?: 'md' | 'lg' }

/** Whether and how long the customer has waited. */
export function StatusBadge({ inquiry, size = 'md' }: StatusBadgeProps) {
  const { words, color } = statusOf(inquiry)
  return (
    <Badge
      colorPalette={color}
      variant={color === 'red' ? 'solid' : 'surface'}
      size={size}
      alignSelf="start"
      whiteSpace="normal"
      paddingY="0.5"
    >
      {words}
    </Badge>
  )
}
