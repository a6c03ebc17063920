// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { marker } from './hot-spot-buttons.ts'

const seats = { name: 'seats', label: 'Four seats', position: [0, 1, 0], normal: [1, 0, 0], orbit: '150deg 62deg auto' }

/** A viewer with one button on it, from 100 to 144 px in both directions. */
function place({ isVisible = true } = {}) {
  const viewer = document.createElement('div')
  const onPress = vi.fn()
  marker(viewer, () => {}, new AbortController().signal).mark([seats], onPress)
  const [button] = viewer.getElementsByTagName('button')
  if (!button) throw new Error('No button')
  button.getBoundingClientRect = () => new DOMRect(100, 100, 44, 44)
  button.toggleAttribute('data-visible', isVisible)
  const pointer = (type: string, clientX: number, clientY: number) =>
    viewer.dispatchEvent(new MouseEvent(type, { clientX, clientY, detail: 1, bubbles: true }))
  return { button, onPress, pointer }
}

it('chooses the button under a press that does not move', () => {
  const { onPress, pointer } = place()
  pointer('pointerdown', 120, 120)
  pointer('pointermove', 124, 121)
  pointer('click', 124, 121)
  expect(onPress).toHaveBeenCalledExactlyOnceWith(seats)
})

it('chooses nothing by a drag, also one that comes back, nor beside it, nor behind the cart', () => {
  const { onPress, pointer } = place()
  pointer('pointerdown', 120, 120)
  pointer('pointermove', 270, 120)
  pointer('pointermove', 121, 120)
  pointer('click', 121, 120)
  pointer('pointerdown', 160, 120)
  pointer('click', 160, 120)
  expect(onPress).not.toHaveBeenCalled()

  const hidden = place({ isVisible: false })
  hidden.pointer('pointerdown', 120, 120)
  hidden.pointer('click', 120, 120)
  expect(hidden.onPress).not.toHaveBeenCalled()
})

it('is pressed by the keyboard and by screen readers once', () => {
  const { button, onPress } = place()
  button.click()
  expect(onPress).toHaveBeenCalledOnce()
})
