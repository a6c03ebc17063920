import { Button } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'

/** The router state of a link from a list to one of its entries. */
export const FROM_LIST = 'from the list'

/**
 * Leads from an entry to its list. If the person came from the list, its search and scroll position are restored.
 * @param to the list that opens otherwise
 */
export function useBackToList(to: string): () => void {
  const { state } = useLocation()
  const navigate = useNavigate()
  return () => {
    if (state === FROM_LIST) navigate(-1)
    else navigate(to)
  }
}

/** {@link useBackToList} as a link. */
export function BackLink({ to, children }: { to: string; children: string }) {
  const back = useBackToList(to)
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    back()
  }
  return (
    <Button asChild variant="plain" alignSelf="start" paddingX="0" minHeight="11">
      <RouterLink to={to} onClick={goBack}>
        ← {children}
      </RouterLink>
    </Button>
  )
}
