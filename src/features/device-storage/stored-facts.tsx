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
      <List>
        <Fact>
          <Name>Pages</Name>
          <Value>{`${pages.stored} of ${pages.total}`}</Value>
        </Fact>
        <Fact>
          <Name>Carts</Name>
          <Value>{vehicles > 0 ? `${vehicles}, as of ${asOfLabel(asOf, now)}` : 'none'}</Value>
        </Fact>
        <Fact>
          <Name>Pictures</Name>
          <Value>{pictureWords(pictures)}</Value>
        </Fact>
        {models.total > 0 && (
          <Fact>
            <Name>3D models</Name>
            <Value>{modelWords(models)}</Value>
          </Fact>
        )}
        <Fact>
          <Name>Space used</Name>
          <Value>{megabytes(bytes)}</Value>
        </Fact>
      </List>
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
