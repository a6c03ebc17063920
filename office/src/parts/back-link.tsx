import { Button } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'

/** From a screen to the list that it belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild variant="plain" alignSelf="start" paddingX="0" minHeight="11">
      <RouterLink to={to}>← {children}</RouterLink>
    </Button>
  )
}
