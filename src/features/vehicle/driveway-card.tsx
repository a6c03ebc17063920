import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { pathIn3d } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { QrCard, Small } from '../../ui/qr-card.tsx'
import { sharePage } from '../../ui/share-page.ts'
import { colorQuery } from './color-query.ts'

type Props = { vehicle: Vehicle; onClose: () => void }

/** A QR code that opens the cart in its colors on a phone, which can show it in augmented reality. */
export function DrivewayCard({ vehicle, onClose }: Props) {
  const { id, name } = vehicle
  const { search } = useLocation()
  const url = dealer.url + pathIn3d(id) + colorQuery(search)
  return (
    <QrCard
      labelledBy="driveway-title"
      url={url}
      onShare={(button) => void sharePage({ title: name, url }, button)}
      onClose={onClose}
      carts={[vehicle]}
      words={
        <>
          <Title id="driveway-title">{name} in your driveway</Title>
          <Small>See it life-size on a phone or tablet that does augmented reality.</Small>
        </>
      }
      scan="Scan with your phone, then tap “In your driveway.”"
    />
  )
}

const Title = chakra('h2', { base: { textStyle: 'heading', overflowWrap: 'anywhere' } })
