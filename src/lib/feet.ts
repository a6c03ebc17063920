const INCH = 0.0254

/** A length in meters as Americans write it, to the nearest inch: "9 ft 4 in", "7 in", "7 ft". */
export function feetAndInches(meters: number): string {
  const inches = Math.round(meters / INCH)
  const [feet, rest] = [Math.floor(inches / 12), inches % 12]
  return [feet > 0 && `${feet} ft`, (rest > 0 || feet === 0) && `${rest} in`].filter(Boolean).join(' ')
}

/** Reads a length from a catalogue ("9 ft 4 in", "112 in", "9'4\"") in meters; undefined for anything else. */
export function metersOf(text: string | number | undefined): number | undefined {
  const length = /^\s*(?:(\d+(?:\.\d+)?)\s*(?:ft|feet|')\s*)?(?:(\d+(?:\.\d+)?)\s*(?:in|inches|"))?\s*$/i.exec(
    String(text ?? ''),
  )
  const inches = Number(length?.[1] ?? 0) * 12 + Number(length?.[2] ?? 0)
  return inches > 0 ? inches * INCH : undefined
}

export const feet = (feet: number, inches = 0): number => (feet * 12 + inches) * INCH
