/** The most digits of a number with its country code (ITU E.164). */
const LONGEST = 15
const LONGEST_EXTENSION = 6

/** Turns a digit of any script into ASCII. Unicode lists the ten digits of a script one after the other. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return `${(code - zero) % 10}`
}

/**
 * A phone number without words of its sender, who could type anything into the field: the digits up to the first word,
 * and an extension after it. A number with too many digits is left out.
 */
export function numberOf(phone: string): string {
  const [first = '', ...others] = phone
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll('＋', '+')
    .split(/\p{L}+[.:]?/u)
    .map((part) => (part.match(/\+?\d+/g) ?? []).join(' '))
    .filter(Boolean)
  const lengthOf = (part: string) => part.replaceAll(/\D/g, '').length
  if (lengthOf(first) > LONGEST) return ''
  const [extension = ''] = others
  return extension && lengthOf(extension) <= LONGEST_EXTENSION ? `${first} x${extension}` : first
}
