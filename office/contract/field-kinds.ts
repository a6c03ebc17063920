import { CONDITIONS, DOLLARS, STATUSES } from './unit-rules.ts'

/** What a text was read as: a value (undefined empties the field), or a description of the values that the field takes. */
export type Reading = { value: unknown } | { wanted: string }

/** Reads one kind of value from a cell or an argument, and writes it so that it can be read again. */
export type FieldKind = {
  /** @param text trimmed and not empty */
  read: (text: string) => Reading
  write: (value: never) => string
  /** What an empty text means. */
  empty: 'removes' | 'is-empty-text' | 'is-empty-list' | 'changes-nothing'
}

/** A figure without its thousands separators; undefined for any other text. */
function figureOf(text: string): number | undefined {
  const bare = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(bare) ? Number.parseFloat(bare) : undefined
}

const text: FieldKind = { read: (value) => ({ value }), write: (value: string) => value, empty: 'removes' }

const dollars: FieldKind = {
  read: (cell) => {
    if (/^call\b/i.test(cell)) return { value: undefined }
    const value = figureOf(cell.replace(/^(?:US)?\$\s*/i, ''))
    return value === undefined ? { wanted: DOLLARS } : { value }
  },
  write: String,
  empty: 'removes',
}

/** @param units words that may follow the figure */
const figure = (wanted: string, units = /$/): FieldKind => ({
  read: (cell) => {
    const value = figureOf(cell.replace(units, '').trim())
    return value === undefined ? { wanted } : { value }
  },
  write: String,
  empty: 'removes',
})

const truth: FieldKind = {
  read: (cell) => {
    if (/^(?:yes|y|true|1|x)$/i.test(cell)) return { value: true }
    return /^(?:no|n|false|0)$/i.test(cell) ? { value: false } : { wanted: 'yes or no' }
  },
  write: (value: boolean) => (value ? 'yes' : 'no'),
  empty: 'removes',
}

/** One of a few words, also by the names that dealers' systems use. */
const oneOf = (words: readonly string[], names: Readonly<Record<string, RegExp>>): FieldKind => ({
  read: (cell) => {
    const value = words.find((word) => cell.toLowerCase() === word || names[word]?.test(cell))
    return value === undefined ? { wanted: `one of ${words.join(', ')}` } : { value }
  },
  write: (value: string) => value,
  empty: 'removes',
})

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const twoDigits = (number: number) => String(number).padStart(2, '0')
const centuryOf = (year: string) => (year.length === 2 ? `20${year}` : year)

/** Spreadsheets turn 2026-05-31 into 5/31/2026, and 2026-05 into May-26. */
const date: FieldKind = {
  read: (cell) => {
    const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(cell) ?? []
    if (year) return { value: `${centuryOf(year)}-${twoDigits(Number(month))}-${twoDigits(Number(day))}` }
    const [, name = '', ofYear = ''] = /^([a-z]{3})[a-z]*[-\s](\d{4}|\d{2})$/i.exec(cell) ?? []
    const index = MONTHS.indexOf(name.toLowerCase())
    return { value: index < 0 ? cell : `${centuryOf(ofYear)}-${twoDigits(index + 1)}` }
  },
  write: (value: string) => value,
  empty: 'removes',
}

const isPlainItem = (item: string) => item !== '' && item === item.trim() && !/[|\n]/.test(item)

/** @param split the separators between the items of a cell; spaces around items are ignored */
const list = (split: RegExp, empty: FieldKind['empty']): FieldKind => ({
  read: (cell) => {
    if (cell.startsWith('[')) {
      const items = itemsOf(cell)
      if (items) return { value: items }
    }
    const items = cell.split(split).map((item) => item.trim())
    return { value: items.filter((item) => item !== '') }
  },
  write: (items: readonly string[]) => {
    const joined = items.join(' | ')
    const isReadAlike =
      items.every(isPlainItem) && !joined.startsWith('[') && joined.split(split).length === items.length
    return isReadAlike || items.length === 0 ? joined : JSON.stringify(items)
  },
  empty,
})

/** A list as JSON; undefined for anything else. */
function itemsOf(cell: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(cell)
    return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined
  } catch {
    return undefined
  }
}

const isFigure = (cell: string) => String(Number(cell)) === cell && Number.isFinite(Number(cell))

/** A specification: a number, or a text. A text that looks like a number is in quotes, unless its name always has a text. */
const specification = (isText: boolean): FieldKind => ({
  read: (cell) => {
    if (/^".*"$/s.test(cell)) {
      const items = itemsOf(`[${cell}]`)
      if (items?.length === 1) return { value: items[0] }
    }
    return { value: !isText && isFigure(cell) ? Number(cell) : cell }
  },
  write: (value: string | number) => {
    const isMistakable =
      value === '' || (typeof value === 'string' && (value.startsWith('"') || (!isText && isFigure(value))))
    return isMistakable ? JSON.stringify(value) : String(value)
  },
  empty: 'removes',
})

export const KINDS = {
  text,
  requiredText: { ...text, empty: 'is-empty-text' } as FieldKind,
  dollars,
  year: figure('a year such as 2024'),
  hours: figure('hours such as 41', /(?:h|hrs?|hours?)\.?$/i),
  miles: figure('miles such as 120', /(?:mi|miles?)\.?$/i),
  seats: figure('a number of seats such as 4'),
  truth,
  requiredTruth: { ...truth, empty: 'changes-nothing' } as FieldKind,
  condition: oneOf(CONDITIONS, { new: /^n$/i, used: /^(?:u|(?:certified )?pre-?\s?owned|cpo)$/i }),
  status: oneOf(STATUSES, {
    incoming: /^(?:in[\s-]?transit|(?:on )?order(?:ed)?)$/i,
    available: /^(?:active|in[\s-]?stock|(?:available )?for sale|on (?:the )?lot)$/i,
    held: /^(?:(?:on )?hold|(?:sale )?pending|pending sale|deposit|reserved)$/i,
  }),
  date,
  list: list(/[|\n]/, 'is-empty-list'),
  /** A comma separates items, because names of colors have none. */
  colors: list(/[|\n,;]/, 'is-empty-list'),
  /** Separated by spaces, too, because addresses have none. An empty cell keeps our pictures: many systems have none. */
  pictures: list(/[|\n]|[,;]\s*(?=https?:|\/)|\s(?=https?:)/, 'changes-nothing'),
  specification: specification(false),
  textSpecification: specification(true),
} as const satisfies Readonly<Record<string, FieldKind>>
