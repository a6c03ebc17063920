import { Alert, Box, Button, Center, Container, Flex, Link, Menu, Portal, Spinner, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { NavLink, Outlet, ScrollRestoration } from 'react-router-dom'
import type { Person } from '../../contract/people.ts'
import { UnreachableError } from '../api/request.ts'
import { PersonContext, useSession, useSignOut } from '../api/session.ts'
import { Drafts, DraftsContext } from '../parts/drafts.ts'
import { LeaveGuard } from '../parts/leave-guard.tsx'
import { Toaster } from '../parts/toaster.tsx'
import { SignInAgain } from '../sign-in/sign-in-again.tsx'
import { SignInPage } from '../sign-in/sign-in-page.tsx'

const SCREENS = [
  ['/inquiries', 'Inquiries'],
  ['/stock', 'Stock'],
  ['/days', 'Hours'],
  ['/devices', 'Devices'],
  ['/people', 'People'],
] as const

/** Surrounds each screen: the links to the others, the menu of the person, and a notice when the server does not answer. */
export function Shell() {
  const session = useSession()
  const [signedIn, setSignedIn] = useState<{ person: Person; drafts: Drafts }>()
  if (session.data && session.data !== signedIn?.person) {
    const { data: person } = session
    const drafts = person.id === signedIn?.person.id ? signedIn.drafts : new Drafts(person.id)
    setSignedIn({ person, drafts })
  }
  if (session.data === null && !signedIn) return <SignInPage />
  if (!signedIn) {
    return (
      <Center minHeight="60vh">
        {session.error ? <Unreachable message={session.error.message} /> : <Spinner aria-label="Loading" size="lg" />}
      </Center>
    )
  }
  const { person, drafts } = signedIn
  return (
    <Flex direction="column" minHeight="100vh" paddingBottom={{ base: '20', md: '0' }}>
      <Box as="header" background="bg.panel" borderBottomWidth="1px" position="sticky" top="0" zIndex="docked">
        <Container maxWidth="6xl">
          <Flex align="center" gap="6" minHeight="14" justify="space-between">
            <Text fontWeight="bold">Office</Text>
            <Screens />
            <PersonMenu person={person} />
          </Flex>
        </Container>
        {session.error instanceof UnreachableError && (
          <Unreachable message="Can’t reach the office. What you typed is still here." />
        )}
      </Box>
      <Container as="main" maxWidth="6xl" paddingY={{ base: '4', md: '8' }} flex="1">
        {/* Another person must not see this one's drafts. */}
        <PersonContext key={person.id} value={person}>
          <DraftsContext value={drafts}>
            <LeaveGuard>
              <Outlet />
            </LeaveGuard>
          </DraftsContext>
        </PersonContext>
      </Container>
      {/* A new screen begins at its top. Back restores the scroll position. */}
      <ScrollRestoration />
      <Toaster />
      {session.data === null && <SignInAgain />}
    </Flex>
  )
}

/** In the header; on a phone at the bottom of the screen, near the thumb. */
function Screens() {
  return (
    <Flex
      as="nav"
      aria-label="Screens"
      gap="1"
      position={{ base: 'fixed', md: 'static' }}
      insetX="0"
      bottom="0"
      flex={{ md: '1' }}
      justify={{ base: 'space-around', md: 'start' }}
      background="bg.panel"
      borderTopWidth={{ base: '1px', md: '0' }}
      paddingBottom={{ base: 'env(safe-area-inset-bottom)', md: '0' }}
    >
      {SCREENS.map(([path, name]) => (
        <Link
          key={path}
          asChild
          paddingX={{ base: '1.5', md: '3' }}
          minHeight="14"
          alignItems="center"
          fontWeight="medium"
          color="fg.muted"
          _currentPage={{ color: 'fg', textDecoration: 'underline', textUnderlineOffset: '6px' }}
        >
          <NavLink to={path}>{name}</NavLink>
        </Link>
      ))}
    </Flex>
  )
}

function Unreachable({ message }: { message: string }) {
  return (
    <Alert.Root status="warning" role="status">
      <Alert.Indicator />
      <Alert.Title>{message}</Alert.Title>
    </Alert.Root>
  )
}

/** Only the first word of a name has room on a phone. */
function PersonMenu({ person: { name, role } }: { person: Person }) {
  const signOut = useSignOut()
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button variant="outline" minHeight="11" maxWidth={{ base: '6.5rem', lg: '8rem' }} aria-label={name}>
          <Text truncate>{name.split(' ', 1)}</Text>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxWidth="xs">
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel overflowWrap="anywhere">
                {name}, {role}
              </Menu.ItemGroupLabel>
              <Menu.Item value="here" minHeight="11" onClick={() => signOut.mutate(false)}>
                Sign out
              </Menu.Item>
              <Menu.Item value="everywhere" minHeight="11" onClick={() => signOut.mutate(true)}>
                Sign out on all devices
              </Menu.Item>
            </Menu.ItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
