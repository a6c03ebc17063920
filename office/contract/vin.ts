/** A vehicle identification number (49 CFR 565): 17 characters. The ninth is computed from the others. */
export const VIN_LENGTH = 17

const VALUES: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'0123456789'].map((digit) => [digit, Number(digit)])),
  ...Object.fromEntries([...'ABCDEFGH'].map((letter, index) => [letter, index + 1])),
  ...Object.fromEntries([...'JKLMN'].map((letter, index) => [letter, index + 1])),
  P: 7,
  R: 9,
  ...Object.fromEntries([...'STUVWXYZ'].map((letter, index) => [letter, index + 2])),
}
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const CHECK_DIGIT_AT = 8

/** @returns how a correct VIN differs from this one of 17 characters; undefined if it is correct */
export function vinProblem(vin: string): string | undefined {
  const characters = [...vin.toUpperCase()]
  const wrong = characters.find((character) => VALUES[character] === undefined)
  if (wrong !== undefined) return `a VIN without "${wrong}": it has only digits and letters, and never I, O or Q`
  const sum = characters.reduce(
    (total, character, index) => total + (VALUES[character] ?? 0) * (WEIGHTS[index] ?? 0),
    0,
  )
  const checkDigit = '0123456789X'[sum % 11]
  if (characters[CHECK_DIGIT_AT] === checkDigit) return undefined
  return `a VIN that checks out: either the 9th character should be "${checkDigit}", or another one is wrong`
}
