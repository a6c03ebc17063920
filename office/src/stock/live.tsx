import { HStack, type StackProps, Status, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { exactTimeText } from '../../contract/date-texts.ts'
import { liveSchema } from '../../contract/live.ts'
import { request } from '../api/request.ts'
import { LIVE } from './units.ts'

/** More often than other data, because visitors see a change within seconds. */
const LOOK_EVERY_MS = 2_000

/** Below the header, above the scrolling rows. */
const IN_SIGHT: StackProps = {
  position: 'sticky',
  top: '14',
  zIndex: '5',
  background: 'bg',
  minHeight: '7',
  paddingY: '1',
}

/** Says whether visitors see the current stock, and since when. */
export function Live() {
  const { data, isError } = useQuery({
    queryKey: LIVE,
    queryFn: () => request(liveSchema, 'GET', '/api/live'),
    refetchInterval: LOOK_EVERY_MS,
  })
  // Without a connection, the last answer is out of date.
  if (!data || isError) return <HStack {...IN_SIGHT} />
  const [color, words] =
    data.state === 'live'
      ? ['green', `On the site since ${exactTimeText(data.since)}`]
      : data.state === 'on its way'
        ? ['orange', 'On its way to the site…']
        : ['red', 'The site isn’t responding. Visitors will see changes once it’s back.']
  return (
    <HStack {...IN_SIGHT}>
      <Status.Root colorPalette={color}>
        <Status.Indicator />
      </Status.Root>
      <Text textStyle="sm" color="fg.muted" role="status">
        {words}
      </Text>
    </HStack>
  )
}
