/**
 * A number as written in the United States: `decimal(12995)` is "12,995", `decimal(0.25, 1)` is "0.3". Rounds halves
 * away from zero, like `Intl`. A number that rounds to zero has no sign.
 * @param digits after the point, at most 2
 */
export function decimal(value: number, digits: 0 | 1 | 2 = 0): string {
  const scale = 10 ** digits
  // 1.005 times 100 is a little less than 100.5; rounded to 15 digits it is 100.5 again.
  const units = Math.round(Number((Math.abs(value) * scale).toPrecision(15)))
  const sign = value < 0 && units > 0 ? '-' : ''
  const whole = String(Math.floor(units / scale)).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return sign + whole + (digits ? `.${String(units % scale).padStart(digits, '0')}` : '')
}
