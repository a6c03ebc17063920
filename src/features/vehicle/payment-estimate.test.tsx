// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { translate } from '../../../tests/translate.ts'
import { PaymentEstimate } from './payment-estimate.tsx'

afterEach(cleanup)

/** The estimate of a cart of 12,995 dollars over 60 months. */
function open() {
  render(
    <InTheme>
      <PaymentEstimate price={12_995} />
    </InTheme>,
  )
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
  // The device keeps the terms of the test before.
  type('Down payment ($)', '0')
  return {
    type,
    said: (label: string) =>
      document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent?.trim(),
    result: () => screen.getByRole('status').textContent,
  }
}

it.each([
  ['APR (%)', '3,9', '3.9%', '$239 a month'],
  ['Down payment ($)', '10%', '10% = $1,300', '$208 a month'],
  ['Down payment ($)', '1.000', '$1,000', '$213 a month'],
  ['Price ($)', '12.995', '$12,995', '$231 a month'],
])('reads %s as it is typed: %s is %s', (label, text, reading, result) => {
  const { type, said, result: shown } = open()
  type('APR (%)', '2.4')
  type(label, text)
  expect(said(label)).toBe(reading)
  expect(shown()).toContain(result)
})

it.each([
  ['APR (%)', 'abc', 'Enter 0 to 40 percent'],
  ['Down payment ($)', '1,2345', 'Enter $0 or more'],
  ['Price ($)', '10%', 'Enter a price from $1 to $1,000,000'],
])('says of %s that it cannot read %s', (label, text, message) => {
  const { type, said, result } = open()
  type('APR (%)', '7')
  type(label, text)
  expect(said(label)).toBe(message)
  expect(result()).toBe('Fix the fields above to see your payment.')
})

it('follows the typed values in a translated page', () => {
  const { type, result } = open()
  for (const apr of ['7', '12', '99', '3.9', '', '0', 'abc', '7']) {
    type('APR (%)', apr)
    translate()
  }
  type('APR (%)', '12')
  expect(result()).toContain('$290')
  type('APR (%)', '99')
  expect(result()).toBe('Fix the fields above to see your payment.')
  type('APR (%)', '3.9')
  expect(result()).toContain('$239')
})

it('opens with the price as money, said once, and a payment before interest', () => {
  const { said, type, result } = open()
  type('APR (%)', '')
  expect(screen.getByLabelText<HTMLInputElement>('Price ($)').value).toBe('12,995')
  expect(said('Price ($)')).toBeUndefined()
  expect(said('Down payment ($)')).toBeUndefined()
  expect(result()).toBe('$217 a month before interest$12,995 financed. Add an APR, or pick 0%.')
  type('Months', '0')
  expect(result()).toBe('Fix the fields above to see your payment.')
})
