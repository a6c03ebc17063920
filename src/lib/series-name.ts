/** The name of a category's series: "d5-maverick" becomes "D5 Maverick". */
export const seriesName = (category: string): string =>
  category.replace(/(^|-)(\w)/g, (_, hyphen: string, letter: string) => (hyphen ? ' ' : '') + letter.toUpperCase())
