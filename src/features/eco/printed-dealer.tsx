import { chakra } from '@chakra-ui/react'
import { dealer } from '../../content/dealer.ts'

/** Only on paper, at its end: where to ask. */
export const PrintedDealer = () => (
  <Foot data-part="dealer">
    <p>
      <b>{dealer.name}</b>
      <br />
      {dealer.phone.label}
    </p>
    {dealer.locations.map(({ id, name, address, phone }) => (
      <p key={id}>
        <b>{name}</b>
        <br />
        {address.street}
        <br />
        {`${address.locality}, ${address.region} ${address.postalCode}`}
        <br />
        {phone.label}
      </p>
    ))}
  </Foot>
)

const Foot = chakra('address', {
  base: {
    display: 'none',
    '@media print': {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, 1fr)',
      gap: '12pt',
      paddingTop: '8pt',
      fontSize: '9pt',
      lineHeight: '1.35',
      fontStyle: 'normal',
    },
  },
})
