import { Button, Menu, Portal } from '@chakra-ui/react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { usePerson } from '../api/session.ts'
import { FROM_LIST } from '../parts/back-link.tsx'
import { useDownload } from '../parts/download.ts'
import { CloseOld } from './close-old.tsx'

/** Rarely used actions of the list. */
export function MoreMenu() {
  const { role } = usePerson()
  const download = useDownload('/api/inquiries.csv', 'inquiries.csv')
  const [isClosing, setClosing] = useState(false)
  return (
    <>
      {/* The click that the menu makes on a link does not bubble to the router, and would reload the page. */}
      <Menu.Root navigate={({ node }) => node?.click()}>
        <Menu.Trigger asChild>
          <Button variant="outline" size="lg">
            More
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="reply" asChild minHeight="11">
                <RouterLink to="/inquiries/automatic-reply" state={FROM_LIST}>
                  Automatic reply
                </RouterLink>
              </Menu.Item>
              <Menu.Item value="export" minHeight="11" onClick={() => download.mutate()}>
                Export all
              </Menu.Item>
              {role === 'owner' && (
                <Menu.Item value="close" minHeight="11" onClick={() => setClosing(true)}>
                  Close old inquiries…
                </Menu.Item>
              )}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {isClosing && <CloseOld onDone={() => setClosing(false)} />}
    </>
  )
}
