import { useEffect, useState } from 'react'
import { onReturn } from '../hooks/connection.ts'
import { PLACEHOLDER, variantsOf } from '../lib/picture-sources.ts'
import { MissingPicture } from './missing-picture.tsx'

type Props = {
  /** Path of the picture; undefined shows the placeholder. */
  src: string | undefined
  alt: string
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string
  /** The widest form offered, in px, because a card never needs the largest. */
  upTo?: number
  /** For pictures on the first screen, which load at once. All others load when they come near. */
  eager?: boolean
  /** For the one picture that people see first, which loads before all others. */
  first?: boolean
  width?: number
  height?: number
  /** Shown on the empty plate when the picture cannot be loaded. */
  name?: string
  seats?: number | undefined
}

/**
 * A vehicle's picture in the best stored format and size, 4:3 by default, or the placeholder if there is none. A
 * picture that fails to load is shown as missing, and requested again when there is a connection.
 */
export function Picture({
  src,
  alt,
  sizes,
  upTo = Number.POSITIVE_INFINITY,
  first = false,
  eager = first,
  width = 960,
  height = 720,
  name,
  seats,
}: Props) {
  const [broken, setBroken] = useState<string>()
  const isBroken = src !== undefined && src === broken
  useEffect(() => (isBroken ? onReturn(() => setBroken(undefined)) : undefined), [isBroken])
  const text = alt && `${alt} (no picture yet)`
  if (isBroken) return <MissingPicture text={text} name={name} seats={seats} isSmall={width < 200} />
  const variants = src === undefined ? undefined : variantsOf(src)
  const image = (
    <img
      // The error event of a picture that failed before hydration is lost, so the element's state is read too. A picture
      // that is about to arrive from the browser's memory has the same state for a moment.
      ref={(element) => {
        if (element && isWithoutPicture(element)) {
          element.decode().catch(() => isWithoutPicture(element) && setBroken(src))
        }
      }}
      src={variants?.webp ?? src ?? PLACEHOLDER}
      alt={src === undefined ? text : alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      onError={() => setBroken(src)}
    />
  )
  if (!variants) return image
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={variants.avif
          .filter(({ width }) => width <= upTo)
          .map(({ url, width }) => `${url} ${width}w`)
          .join()}
        sizes={sizes}
      />
      {image}
    </picture>
  )
}

const isWithoutPicture = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== ''
