import { chakra } from '@chakra-ui/react'
import type { Stored } from '../../device/check-stored.ts'
import { asOfLabel } from '../../lib/as-of.ts'
import { megabytes, pictureWords } from './words.ts'

type Props = {
  stored: Stored
  /** Epoch ms. */
  now: number
}

/** What was found, counted. */
export function StoredFacts({ stored, now }: Props) {
  const { pages, pictures, vehicles, asOf, bytes, isPersistent } = stored
  return (
    <>
      <List>
        <div>
          <dt>Pages</dt>
          <dd>
            {pages.stored} of {pages.total}
          </dd>
        </div>
        <div>
          <dt>Vehicles</dt>
          <dd>{vehicles > 0 ? `${vehicles}, as of ${asOfLabel(asOf, now)}` : 'none'}</dd>
        </div>
        <div>
          <dt>Pictures</dt>
          <dd>{pictureWords(pictures)}</dd>
        </div>
        <div>
          <dt>Takes</dt>
          <dd>{megabytes(bytes)}</dd>
        </div>
      </List>
      {pictures.elsewhere > 0 && (
        <Note>{`${pictures.elsewhere} more pictures are on other websites. Those are stored only when they are looked at.`}</Note>
      )}
      <Note>
        {isPersistent
          ? 'The browser has agreed to delete nothing of this by itself.'
          : 'When space runs out the browser may delete this. Look here before you leave.'}
      </Note>
    </>
  )
}

const List = chakra('dl', {
  base: {
    borderTop: '1.5px solid',
    borderColor: 'ink',
    fontVariantNumeric: 'tabular-nums',
    '& div': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '52px',
      paddingBlock: '2',
      gap: '4',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& dt': { flex: '0 0 44%', color: 'muted' },
    '& dd': { fontWeight: '560' },
  },
})

const Note = chakra('p', { base: { textStyle: 'small', color: 'muted', paddingTop: '4' } })
