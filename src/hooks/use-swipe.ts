import { type TouchEvent, useRef } from 'react'

/**
 * @param onSwipe gets how far a finger moved to the right and down, in px
 * @returns props for the element to swipe
 */
export function useSwipe(onSwipe: (right: number, down: number) => void) {
  const start = useRef({ x: 0, y: 0 })
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = { x: touches[0]?.clientX ?? 0, y: touches[0]?.clientY ?? 0 }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) =>
      onSwipe((changedTouches[0]?.clientX ?? 0) - start.current.x, (changedTouches[0]?.clientY ?? 0) - start.current.y),
  }
}
