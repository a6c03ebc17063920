import { chakra } from '@chakra-ui/react'
import { type MouseEvent, useState } from 'react'
import { useConnection } from '../hooks/connection.ts'
import { Button } from './button.tsx'
import { AwayArrow, Icon } from './icon.tsx'

const MAPS = 'https://www.google.com/maps'

/**
 * A map from the maps service in a frame, which is only created when the visitor asks for it: until then there is no
 * request to that service. Without a network it says so; whether our own server answers does not matter. Without
 * scripts the button is a link to the same place.
 * @param address as typed into a map search: "Archbald, Lackawanna County, PA"
 */
export function InteractiveMap({ address }: { address: string }) {
  const [asked, setAsked] = useState(false)
  const isOffline = useConnection() === 'offline'
  const query = encodeURIComponent(address)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setAsked(true)
  }
  if (!asked)
    return (
      <Ask data-screen-only="">
        <Button asChild variant="outline">
          <a href={`${MAPS}?q=${query}`} target="_blank" rel="noopener noreferrer" onClick={open}>
            <Icon name="map" size={18} /> Open interactive map
          </a>
        </Button>
        <Note>This loads Google Maps, so Google will know you visited.</Note>
      </Ask>
    )
  return (
    <>
      <Frame>
        {isOffline ? (
          <Wait role="status">The interactive map needs a connection. It’ll open here once the connection’s back.</Wait>
        ) : (
          <iframe
            src={`${MAPS}?q=${query}&output=embed`}
            title={`Map of ${address}`}
            loading="lazy"
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="no-referrer"
          />
        )}
      </Frame>
      <Ask>
        <Away href={`${MAPS}?q=${query}`} target="_blank" rel="noopener noreferrer">
          Open in Maps <AwayArrow />
        </Away>
      </Ask>
    </>
  )
}

const Ask = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
  },
})

const Note = chakra('p', { base: { textStyle: 'small', color: 'muted' } })

const Away = chakra('a', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '44px', fontWeight: '600' },
})

const Frame = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    background: 'sunken',
    '& iframe': { width: '100%', height: '100%' },
  },
})

const Wait = chakra('p', { base: { padding: '5', textStyle: 'small', color: 'muted', maxWidth: '28em' } })
