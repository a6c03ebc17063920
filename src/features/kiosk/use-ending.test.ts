// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { startEnding } from '../../device/kiosk-session-mark.ts'
import { DONE } from './end-session.ts'
import { useEnding } from './use-ending.ts'

const tell = (event: string) => act(() => void dispatchEvent(new Event(event)))
const isDone = () => renderHook(useEnding).result

beforeEach(() => localStorage.clear())

it('ends a session by its function, and by the event of a page', () => {
  const pressed = isDone()
  expect(pressed.current[0]).toBe(false)
  act(() => pressed.current[1]())
  expect(pressed.current[0]).toBe(true)
  const told = isDone()
  tell(DONE)
  expect(told.current[0]).toBe(true)
})

it('goes on with what the document before has begun', () => {
  startEnding()
  expect(isDone().current[0]).toBe(true)
})

it('goes on with it in a document that the browser had kept, and ends nothing when there is nothing to end', () => {
  const kept = isDone()
  tell('pageshow')
  expect(kept.current[0]).toBe(false)
  startEnding()
  tell('pageshow')
  expect(kept.current[0]).toBe(true)
})
