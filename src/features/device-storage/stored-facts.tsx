import { chakra } from '@chakra-ui/react'
import type { Stored } from '../../device/check-stored.ts'
import { asOfLabel } from '../../lib/as-of.ts'
import { megabytes, modelWords, pictureWords } from './storage-words.ts'

type Props = {
  stored: Stored
  /** Epoch ms. */
  now: number
}

/** The stored files, counted. */
export function StoredFacts({ stored, now }: Props) {
  const { pages, pictures, models, vehicles, asOf, bytes, isPersistent } = stored
  return (
    <>
      <Facts
        facts={{
          Pages: `${pages.stored} of ${pages.total}`,
          Carts: vehicles > 0 ? `${vehicles}, as of ${asOfLabel(asOf, now)}` : 'none',
          Pictures: pictureWords(pictures),
          ...(models.total > 0 && { '3D models': modelWords(models) }),
          'Space used': megabytes(bytes),
        }}
      />
      {pictures.elsewhere > 0 && (
        <Note>{`${pictures.elsewhere} more pictures are on other websites. They save only after you look at them.`}</Note>
      )}
      <Note>
        {isPersistent
          ? 'The browser won’t delete any of this on its own.'
          : 'If space runs out, the browser may delete this. Check this page before you go offline.'}
      </Note>
    </>
  )
}

/** What is stored before anything is. */
export const FactsToCome = () => (
  <Facts
    facts={{
      Pages: 'All of them, on your first visit',
      Carts: 'Every cart we have, with its price',
      Pictures: 'As you look at them, or all at once',
    }}
  />
)

const Facts = ({ facts }: { facts: Readonly<Record<string, string>> }) => (
  <List>
    {Object.entries(facts).map(([name, value]) => (
      <Fact key={name}>
        <Name>{name}</Name>
        <Value>{value}</Value>
      </Fact>
    ))}
  </List>
)

const List = chakra('dl', {
  base: {
    borderTop: '1.5px solid',
    borderColor: 'ink',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Fact = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '52px',
    paddingBlock: '2',
    gap: '4',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
})

const Name = chakra('dt', { base: { flex: '0 0 44%', color: 'muted' } })

const Value = chakra('dd', { base: { fontWeight: '560' } })

const Note = chakra('p', { base: { textStyle: 'small', color: 'muted', paddingTop: '4' } })
