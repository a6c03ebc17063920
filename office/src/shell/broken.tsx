import { Button, Stack, Text } from '@chakra-ui/react'
import { PageHeading } from '../parts/page-heading.tsx'

/** Shown instead of a screen that failed to render. The other screens still open. */
export function Broken() {
  return (
    <Stack gap="4" align="start" role="alert">
      <PageHeading>Something went wrong</PageHeading>
      <Text>We couldn’t show this screen. Everything you saved is safe.</Text>
      <Button size="lg" variant="outline" onClick={() => location.reload()}>
        Reload
      </Button>
    </Stack>
  )
}
