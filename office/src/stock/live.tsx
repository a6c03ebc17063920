import { HStack, type StackProps, Status, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { exactTimeText } from '../../contract/date-texts.ts'
import { liveSchema } from '../../contract/live.ts'
import { request } from '../api/request.ts'
import { LIVE } from './units.ts'

/** Visitors see a change within seconds: it is asked for more often than other things. */
const LOOK_EVERY_MS = 2_000

/** Under the header, over the fields of the rows. */
const IN_SIGHT: StackProps = {
  position: 'sticky',
  top: '14',
  zIndex: '5',
  background: 'bg',
  minHeight: '7',
  paddingY: '1',
}

/** Whether visitors see the stock as it is here, and since when. */
export function Live() {
  const { data, isError } = useQuery({
    queryKey: LIVE,
    queryFn: () => request(liveSchema, 'GET', '/api/live'),
    refetchInterval: LOOK_EVERY_MS,
  })
  // Without a connection the last answer says nothing of now.
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
