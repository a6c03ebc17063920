// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../test-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the codes open the set-up of the site with the seller, or the kiosk and its showroom', async () => {
  openScreen('/devices', {
    'GET /api/devices': { site: 'https://carts.example.com', kiosks: [{ name: 'Front tablet', isSilent: true }] },
  })
  const type = (name: string, value: string) =>
    fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } })
  await screen.findByRole('heading', { name: 'A salesperson’s phone' })
  const addresses = () => screen.getAllByRole('link', { name: /^https:/ }).map((link) => link.getAttribute('href'))
  expect(addresses()).toEqual([
    'https://carts.example.com/device',
    'https://carts.example.com/kiosk?name=Front+tablet&showroom=hatfield',
  ])
  type('Salesperson', 'Sam Reed')
  type('Event (optional)', 'Lake day')
  expect(addresses()[0]).toBe('https://carts.example.com/device?seller=Sam+Reed&event=Lake+day')
})
