// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { canTurn, Turntable } from './turntable.tsx'

const viewer = vi.hoisted(() => ({ openViewer: vi.fn(), hasWebGl: vi.fn() }))
vi.mock('../../ui/viewer.ts', () => ({ openViewer: viewer.openViewer }))
vi.mock('../../ui/has-web-gl.ts', () => ({ hasWebGl: viewer.hasWebGl }))

let frame: FrameRequestCallback[] = []

beforeEach(() => {
  canTurn.set(undefined)
  viewer.openViewer.mockReset().mockResolvedValue({})
  viewer.hasWebGl.mockReturnValue(true)
  frame = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frame.push(callback))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () =>
  act(async () =>
    render(
      <InTheme>
        <Turntable name="Denago Nomad" model="/models/denago-nomad.glb" />
      </InTheme>,
    ),
  )
const opened = () => viewer.openViewer.mock.calls.length

/** Two seconds and more, in frames of this many ms. */
async function draw(ms: number) {
  await vi.waitFor(() => expect(frame).not.toEqual([]))
  for (let time = 0; time <= 2500; time += ms) {
    await act(async () => {
      for (const each of frame.splice(0)) each(time)
    })
  }
}

it('keeps a cart that turns smoothly over its picture, and turns the next one as well', async () => {
  const { container, unmount } = await show()
  await draw(33)
  expect(container.querySelector('[data-drawn]')).not.toBeNull()
  unmount()
  await show()
  expect(opened()).toBe(2)
})

it('leaves the picture alone where frames come too slowly, for this cart and the next ones', async () => {
  const { container, unmount } = await show()
  await draw(40)
  expect(container.childElementCount).toBe(0)
  expect(viewer.openViewer.mock.calls[0]?.[0].signal.aborted, 'the viewer is taken away').toBe(true)
  unmount()
  await show()
  expect(opened()).toBe(1)
})

it('asks for no model where no graphics card draws', async () => {
  viewer.hasWebGl.mockReturnValue(false)
  await show()
  expect(viewer.hasWebGl).toHaveBeenCalledWith(true)
  expect(opened()).toBe(0)
})

it('leaves the picture alone when a model cannot be loaded, and tries the next one', async () => {
  viewer.openViewer.mockRejectedValue(new Error('404'))
  const { container, unmount } = await show()
  await vi.waitFor(() => expect(container.childElementCount).toBe(0))
  unmount()
  await show()
  expect(opened()).toBe(2)
})
