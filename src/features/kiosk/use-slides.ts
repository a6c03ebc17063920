import { useEffect, useState } from 'react'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { pictureFormat } from '../../device/picture-format.ts'
import { picturePixels } from '../../device/screen-pixels.ts'
import { useLatest } from '../../hooks/use-latest.ts'
import { planPictures } from '../../lib/picture-plan.ts'

/** How long a cart is shown, in ms. */
export const SLIDE_MS = 12_000

export type Slide = {
  cart: Vehicle
  /** Address of its picture in a stored size, already decoded. */
  picture: string
  /** Counts the slides of this loop. */
  number: number
}

/**
 * One cart after the other while the component is mounted. A cart whose picture does not load is skipped, and tried
 * again in the next round.
 * @returns undefined until a picture has loaded
 */
export function useSlides(carts: readonly Vehicle[]): Slide | undefined {
  const [slide, setSlide] = useState<Slide>()
  const latest = useLatest(carts)
  const isEmpty = carts.length === 0
  useEffect(() => {
    if (isEmpty) return
    let isCancelled = false
    let timer: ReturnType<typeof setTimeout>
    let number = 0
    let index = 0
    const next = async () => {
      const list = latest.current
      for (let tried = 0; tried < list.length && !isCancelled; tried++) {
        const cart = list[index % list.length]
        index += 1
        const picture = cart && (await decoded(cart.images[0]))
        if (isCancelled || !cart || !picture) continue
        number += 1
        setSlide({ cart, picture, number })
        break
      }
      if (!isCancelled) timer = setTimeout(() => void next(), SLIDE_MS)
    }
    void next()
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [isEmpty, latest])
  return slide
}

/** The address of the stored form of a picture, once it is decoded; undefined when it cannot be loaded. */
async function decoded(path: string | undefined): Promise<string | undefined> {
  if (!path) return undefined
  const image = new Image()
  image.src = planPictures([path], picturePixels(), await pictureFormat()).files[0] ?? path
  return image.decode().then(
    () => image.src,
    () => undefined,
  )
}
