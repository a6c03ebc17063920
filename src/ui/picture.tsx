import { useState } from 'react'
import { PLACEHOLDER, variantsOf } from '../lib/picture-sources.ts'

type Props = {
  /** Path of the picture; undefined shows the placeholder. */
  src: string | undefined
  alt: string
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** The widest form offered, in px: a card never needs the largest. */
  upTo?: number
  /** For what the first screen shows: loaded at once. All others load when they come near. */
  eager?: boolean
  /** The one picture of a page that people see first: before all others, and before the scripts (`src/before-hydration/first-paint.ts`). */
  first?: boolean
  width?: number
  height?: number
}

/** A vehicle's picture in the best stored format and size, 4:3 by default; the placeholder when it is missing or broken. */
export function Picture({
  src,
  alt,
  sizes,
  upTo = 1600,
  first = false,
  eager = first,
  width = 960,
  height = 720,
}: Props) {
  const [broken, setBroken] = useState<string>()
  const shown = src === undefined || src === broken ? undefined : src
  const variants = shown === undefined ? undefined : variantsOf(shown)
  const image = (
    <img
      // The error event of a picture that failed before hydration is gone, so the state of the element is read as well.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setBroken(src)
      }}
      src={variants?.webp ?? shown ?? PLACEHOLDER}
      alt={shown === undefined && alt ? `${alt} (picture to come)` : alt}
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
