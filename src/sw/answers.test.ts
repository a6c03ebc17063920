import { expect, it } from 'vitest'
import { isForeign } from './answers.ts'

const html = (status: number) =>
  new Response('<!doctype html><title>Blocked</title>', { status, headers: { 'content-type': 'text/html' } })

it.each([400, 403, 404, 422, 451, 500, 511])(
  'takes a page of HTML with %i for the answer of another server',
  async (status) => {
    expect(await isForeign(html(status))).toBe(true)
  },
)

it('takes a 502 of a gateway for the answer of another server, with any body', async () => {
  expect(await isForeign(Response.json({ error: 'Bad gateway' }, { status: 502 }))).toBe(true)
})

it('knows a refusal of the API, and leaves its body to be read', async () => {
  const ours = Response.json({ error: 'Vehicle not found' }, { status: 404 })
  expect(await isForeign(ours)).toBe(false)
  expect(await ours.json()).toEqual({ error: 'Vehicle not found' })
  expect(await isForeign(Response.json({ message: 'Blocked' }, { status: 404 }))).toBe(true)
  const gateway = { timestamp: '2026-11-29T05:00:00Z', status: 404, error: 'Not Found', path: '/api/vehicles/nomad' }
  expect(await isForeign(Response.json(gateway, { status: 404 }))).toBe(true)
  expect(await isForeign(Response.json([]))).toBe(false)
})
