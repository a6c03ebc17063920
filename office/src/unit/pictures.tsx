import { Button, FileUpload, Heading, HStack, IconButton, Image, List, Stack, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import * as z from 'zod'
import { type OfficeUnit, unitSchema } from '../../contract/stock.ts'
import { request } from '../api/request.ts'
import { sayError, toaster } from '../parts/toaster.tsx'
import { smallForm } from '../stock/unit-row.tsx'
import { pathOfUnit, useStockChanged, useUnitChange } from '../stock/units.ts'

const isPhotograph = (path: string) => !path.startsWith('/images/carts/')

/** An item at another place of its list. */
function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** The photographs of a cart: added from the phone's camera, ordered by drag or with the arrow buttons. */
export function Pictures({ unit }: { unit: OfficeUnit }) {
  const changed = useStockChanged()
  const { change, isPending } = useUnitChange(unit)
  const [dragged, setDragged] = useState<number>()
  const photographs = unit.images.filter(isPhotograph)
  const drawings = unit.images.filter((path) => !isPhotograph(path))

  const adding = useMutation({
    mutationFn: async (files: readonly File[]) => {
      let after: OfficeUnit | undefined
      // One by one, so that they are in the order in which they were taken.
      for (const file of files)
        after = (await request(z.object({ unit: unitSchema }), 'POST', `${pathOfUnit(unit.id)}/photographs`, file)).unit
      return after
    },
    onSuccess: () => toaster.create({ type: 'success', title: 'The site shows the new photograph in a few seconds.' }),
    onError: sayError,
    onSettled: (after) => changed(after),
  })

  const setOrder = (paths: readonly string[]) => {
    const images = JSON.stringify([...paths, ...drawings])
    void change({ images }).catch(() => undefined)
  }
  const move = (from: number, to: number) => setOrder(moved(photographs, from, to))
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault()
    if (dragged !== undefined && dragged !== to) move(dragged, to)
    setDragged(undefined)
  }

  return (
    <Stack as="section" gap="4" aria-labelledby="photographs">
      <Heading as="h2" size="lg" id="photographs">
        Photographs
      </Heading>
      {photographs.length === 0 && <Text color="fg.muted">None yet. The site shows drawings of the model.</Text>}
      <List.Root variant="plain" flexDirection="row" flexWrap="wrap" gap="4" opacity={isPending ? 0.6 : 1}>
        {photographs.map((path, index) => (
          <List.Item
            key={path}
            width={{ base: '100%', sm: '220px' }}
            draggable
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, index)}
            cursor="grab"
          >
            <Image
              src={smallForm(path)}
              alt={`Photograph ${index + 1}`}
              aspectRatio="4 / 3"
              objectFit="cover"
              borderRadius="sm"
              width="full"
            />
            <HStack gap="1" marginTop="1">
              <IconButton
                variant="ghost"
                aria-label={`Move photograph ${index + 1} forward`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                ←
              </IconButton>
              <IconButton
                variant="ghost"
                aria-label={`Move photograph ${index + 1} back`}
                disabled={index === photographs.length - 1}
                onClick={() => move(index, index + 1)}
              >
                →
              </IconButton>
              <Button
                variant="ghost"
                aria-label={`Remove photograph ${index + 1}`}
                onClick={() => setOrder(photographs.filter((other) => other !== path))}
              >
                Remove
              </Button>
            </HStack>
          </List.Item>
        ))}
      </List.Root>
      <FileUpload.Root
        accept="image/*"
        maxFiles={20}
        onFileAccept={({ files }) => files.length > 0 && adding.mutate(files)}
      >
        <FileUpload.HiddenInput aria-label="Photographs" />
        <FileUpload.Trigger asChild>
          <Button colorPalette="accent" size="lg" loading={adding.isPending} loadingText="Adding …">
            Add photographs
          </Button>
        </FileUpload.Trigger>
      </FileUpload.Root>
    </Stack>
  )
}
