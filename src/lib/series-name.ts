/**
 * The name of a brand or a series: "d5-maverick" becomes "D5 Maverick". A text with capital letters stays as the dealer
 * wrote it.
 */
export const seriesName = (text: string): string =>
  /[A-Z]/.test(text)
    ? text
    : text.replace(/(^|-)(\w)/g, (_, hyphen: string, letter: string) => (hyphen ? ' ' : '') + letter.toUpperCase())
