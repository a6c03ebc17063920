// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { catalogue } from '../../../tests/fixtures/catalogue.ts'
import { StyleEngine } from '../../ui/theme/style-engine.tsx'
import { Driveway } from './driveway.tsx'
import '../../../tests/patient.ts'

const kiosk = vi.hoisted(() => ({ is: false }))
vi.mock('../../device/kiosk-mode.ts', () => ({ isKioskMode: () => kiosk.is }))
vi.mock('./driveway-card.tsx', () => ({ DrivewayCard: () => <p>A code for a phone</p> }))

const [cart] = catalogue
if (!cart) throw new Error('The catalogue of the tests is empty')

afterEach(() => {
  cleanup()
  kiosk.is = false
})

const press = (placeHere: () => boolean) => {
  render(
    <StyleEngine>
      <Driveway vehicle={cart} placeHere={placeHere} />
    </StyleEngine>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'In your driveway' }))
}

it('shows the cart here where this device can', async () => {
  const placeHere = vi.fn(() => true)
  press(placeHere)
  expect(placeHere).toHaveBeenCalledOnce()
  expect(screen.queryByText('A code for a phone')).toBeNull()
})

it('gives a code for a phone where this device cannot', async () => {
  press(() => false)
  expect(await screen.findByText('A code for a phone')).toBeTruthy()
})

it('gives a code on a kiosk, which is not the phone of the person before it', async () => {
  kiosk.is = true
  const placeHere = vi.fn(() => true)
  press(placeHere)
  expect(await screen.findByText('A code for a phone')).toBeTruthy()
  expect(placeHere).not.toHaveBeenCalled()
})
