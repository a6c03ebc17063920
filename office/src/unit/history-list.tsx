import { Heading, List, Skeleton, Stack, Text } from '@chakra-ui/react'
import { fullTimeText } from '../../contract/date-texts.ts'
import type { OfficeUnit } from '../../contract/stock.ts'
import { SteadyButton } from '../parts/steady-button.tsx'
import { Differences } from '../stock/differences.tsx'
import { useHistory, useUndo } from '../stock/units.ts'

/** The changes of a cart, the newest first. */
export function HistoryList({ unit }: { unit: OfficeUnit }) {
  const { data } = useHistory(unit)
  const undo = useUndo(unit)
  return (
    <Stack as="section" gap="3" aria-labelledby="history">
      <Heading as="h2" size="lg" id="history">
        History
      </Heading>
      {!data && <Skeleton height="24" />}
      {data && (
        <List.Root variant="plain" gap="4">
          {data.map((change, index) => (
            <List.Item key={change.version} display="block">
              <Text color="fg.muted" textStyle="sm">
                {fullTimeText(change.at)}, {change.who}
              </Text>
              <Differences differences={change.differences} />
              {index === 0 && change.differences.every(({ field }) => field !== '(new)') && (
                <SteadyButton
                  variant="outline"
                  size="sm"
                  minHeight="11"
                  marginTop="1"
                  onClick={() => undo.mutate(change.version)}
                  isWorking={undo.isPending}
                >
                  Undo
                </SteadyButton>
              )}
            </List.Item>
          ))}
        </List.Root>
      )}
    </Stack>
  )
}
