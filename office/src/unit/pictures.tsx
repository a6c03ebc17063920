import { Button, Heading, HStack, Image, List, Stack, Text } from '@chakra-ui/react'
import { type DragEvent, useState } from 'react'
import type { OfficeUnit } from '../../contract/stock.ts'
import { Question } from '../parts/question.tsx'
import { Select } from '../parts/select.tsx'
import { say } from '../parts/toaster.tsx'
import { isPhotograph } from '../stock/field-names.ts'
import { smallForm } from '../stock/unit-row.tsx'
import { useUnitChange } from '../stock/units.ts'
import { AddPhotographs } from './add-photographs.tsx'

/** The list with an item moved to another position. */
function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** The photographs of a cart. A person adds them from files or the camera, and orders them by drag or by number. */
export function Pictures({ unit }: { unit: OfficeUnit }) {
  const { change, isPending } = useUnitChange(unit, {
    onConflict: () => say({ type: 'info', title: 'A coworker changed the photos. Here they are now.' }),
  })
  const [asked, setAsked] = useState<string>()
  const [dragged, setDragged] = useState<number>()
  const photographs = unit.images.filter(isPhotograph)
  const drawings = unit.images.filter((path) => !isPhotograph(path))

  const setOrder = (paths: readonly string[]) => {
    if (!isPending) change({ images: JSON.stringify([...paths, ...drawings]) })
  }
  const move = (from: number, to: number) => {
    if (photographs[to]) setOrder(moved(photographs, from, to))
  }
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault()
    if (dragged !== undefined && dragged !== to) move(dragged, to)
    setDragged(undefined)
  }

  return (
    <Stack as="section" gap="4" aria-labelledby="photographs">
      <Heading as="h2" size="lg" id="photographs">
        Photos
      </Heading>
      {photographs.length === 0 && (
        <Text color="fg.muted">
          {unit.isListed ? 'None yet. The site shows illustrations of the model.' : 'None yet.'}
        </Text>
      )}
      <List.Root
        variant="plain"
        flexDirection="row"
        flexWrap="wrap"
        gap={{ base: '2', sm: '4' }}
        opacity={isPending ? 0.6 : 1}
      >
        {photographs.map((path, index) => (
          <List.Item
            key={path}
            display="block"
            width={{ base: 'calc(50% - 0.25rem)', sm: '220px' }}
            draggable
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, index)}
            cursor="grab"
          >
            <Image
              src={smallForm(path)}
              alt={`Photo ${index + 1}`}
              aspectRatio="4 / 3"
              objectFit="cover"
              borderRadius="sm"
              width="full"
            />
            <HStack gap="1" marginTop="1">
              {/* A number and not buttons for one step: after a step, the button of another photograph would be under the finger. */}
              <Select
                aria-label={`Position of photo ${index + 1}`}
                value={String(index)}
                onChange={({ currentTarget }) => move(index, Number(currentTarget.value))}
                options={photographs.map((_, place) => [String(place), String(place + 1)])}
              />
              <Button
                variant="ghost"
                size="lg"
                paddingX="2"
                aria-label={`Remove photo ${index + 1}`}
                // Not `disabled`, because the pressed button would lose the focus.
                aria-disabled={isPending}
                onClick={() => isPending || setAsked(path)}
              >
                Remove
              </Button>
            </HStack>
          </List.Item>
        ))}
      </List.Root>
      <AddPhotographs unit={unit} />
      {asked && (
        <Question
          title={`Remove photo ${photographs.indexOf(asked) + 1}?`}
          yes="Remove"
          onYes={() => {
            setOrder(photographs.filter((other) => other !== asked))
            setAsked(undefined)
          }}
          onNo={() => setAsked(undefined)}
        >
          <Image src={smallForm(asked)} alt="" maxHeight="40" borderRadius="sm" />
        </Question>
      )}
    </Stack>
  )
}
