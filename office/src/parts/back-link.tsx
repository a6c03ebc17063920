import { Button } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'

/** The state of a link from a list to a screen of its own. */
export const FROM_LIST = 'from the list'

/** From a screen to the list that it belongs to: as the person left it, with its search and its place. */
export function BackLink({ to, children }: { to: string; children: string }) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (state !== FROM_LIST || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <Button asChild variant="plain" alignSelf="start" paddingX="0" minHeight="11">
      <RouterLink to={to} onClick={goBack}>
        ← {children}
      </RouterLink>
    </Button>
  )
}
