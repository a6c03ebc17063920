import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { paths } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import { contactWords, readSeller } from '../../device/seller.ts'
import { dateAndTime } from '../../lib/date-words.ts'
import { QrCode } from '../../ui/qr-code.tsx'

type Props = { ids: readonly string[]; asOf: number }

/**
 * Printed instead of the site's header: the dealer, the contact person, the day of the prices, and the page's address.
 */
export function Letterhead({ ids, asOf }: Props) {
  const url = dealer.url + paths.compareCarts(ids)
  const [seller] = useState(readSeller)
  const contact = contactWords(seller)
  return (
    <Head data-letterhead="">
      <p>
        <b>{dealer.name}</b> {dealer.phone.label}
      </p>
      {contact && <p>{contact}</p>}
      <p>{`Prices as of ${dateAndTime(new Date(asOf))}, before tax and title.`}</p>
      <small>{url.replace('https://', '')}</small>
      <QrCode text={url} />
    </Head>
  )
}

const Head = chakra('header', {
  base: {
    display: 'none',
    '@media print': {
      display: 'block',
      position: 'relative',
      minHeight: '60pt',
      padding: '0 70pt 4pt 0',
      fontSize: '9pt',
      lineHeight: '1.25',
      overflowWrap: 'anywhere',
    },
    '& small': { fontSize: '7pt' },
    '& svg': { position: 'absolute', top: '0', right: '0', width: '60pt' },
  },
})
