/** A place on the model: its position in meters, the direction from which it is visible, and a camera that shows it. */
export type Mark = {
  name: string
  label: string
  position: readonly number[]
  normal: readonly number[]
  orbit: string
}

/**
 * Buttons that stay at their places on a model while it turns.
 * @param element the viewer
 * @param lookAt shows a place on the model
 * @param signal ends the listening
 */
export function marker(element: HTMLElement, lookAt: (mark: Mark) => void, signal: AbortSignal) {
  const buttons = new Map<string, HTMLButtonElement>()
  pressUnderneath(element, () => buttons.values(), signal)
  return {
    mark: <Each extends Mark>(marks: readonly Each[], onPress: (mark: Each) => void) => {
      for (const button of buttons.values()) button.remove()
      buttons.clear()
      for (const mark of marks) {
        const button = markButton(mark)
        button.addEventListener('click', () => {
          lookAt(mark)
          onPress(mark)
        })
        buttons.set(mark.name, button)
        element.append(button)
      }
    },
    choose: (name: string | undefined) => {
      for (const [each, button] of buttons) button.setAttribute('aria-pressed', String(each === name))
    },
  }
}

function markButton({ name, label, position, normal }: Mark) {
  const button = document.createElement('button')
  const inMeters = (axes: readonly number[]) => axes.map((meters) => `${meters}m`).join(' ')
  Object.assign(button, { type: 'button', slot: `hotspot-${name}` })
  button.setAttribute('aria-label', label)
  button.setAttribute('aria-pressed', 'false')
  Object.assign(button.dataset, {
    hotSpot: '',
    position: inMeters(position),
    normal: inMeters(normal),
    visibilityAttribute: 'visible',
  })
  return button
}

/** A press that moves farther than this turns the cart, in px. */
const STILL = 8

/**
 * A drag or pinch that begins on one of the buttons must turn or zoom the cart, as beside them. So the buttons ignore
 * the pointer (`pointer-events: none`), and a press without movement is passed to the button below it.
 */
function pressUnderneath(element: HTMLElement, buttons: () => Iterable<HTMLButtonElement>, signal: AbortSignal) {
  let from = { x: 0, y: 0 }
  let isStill = true
  element.addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y }) => {
      from = { x, y }
      isStill = true
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      if (Math.hypot(x - from.x, y - from.y) > STILL) isStill = false
    },
    { signal },
  )
  element.addEventListener(
    'click',
    ({ clientX: x, clientY: y, detail }) => {
      // The click comes from the keyboard, a screen reader, or this function: the button has already received it.
      if (detail === 0 || !isStill) return
      for (const button of buttons()) {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const isThere = left <= x && x <= right && top <= y && y <= bottom
        if (isThere && 'visible' in button.dataset) return button.click()
      }
    },
    { signal },
  )
}
