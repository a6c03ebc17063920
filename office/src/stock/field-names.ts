import { STATUS_NAMES } from '../../../src/contract/status-names.ts'
import { slugOf } from '../../../src/contract/vehicle-lookup.ts'
import type { OfficeUnit } from '../../contract/stock.ts'

/** Fields that are stored as slugs, which the site's filters compare. */
const SLUGS = ['brand', 'category']

/** "D5 Maverick" for "d5-maverick". Other text stays as it is. */
const nameOfSlug = (slug: string): string =>
  slug === slugOf(slug) ? slug.replace(/(^|-)(.)/g, (_, dash, letter) => (dash && ' ') + letter.toUpperCase()) : slug

/** A value as its input shows it: one feature on each line, colors separated by commas. */
export function typedText(field: string, text: string): string {
  if (field === 'features') return text.replaceAll(' | ', '\n')
  if (field === 'colors') return text.replaceAll(' | ', ', ')
  return SLUGS.includes(field) ? nameOfSlug(text) : text
}

/** The text of an input as the server takes it. It splits lists itself. */
export const sentText = (field: string, typed: string): string =>
  SLUGS.includes(field) ? slugOf(typed.trim()) : typed.trim()

/** All statuses, in the order in which they are offered. */
const ALL_NAMES = new Map([['available', 'In stock'], ...STATUS_NAMES, ['draft', 'Not online yet']])

export const statusName = (status: string): string => ALL_NAMES.get(status) ?? status

/** The statuses to choose, with the site's words. If none is set, the first one names what the site shows. */
export function statusOptions(fields: Readonly<Record<string, string>>): (readonly [value: string, name: string])[] {
  const all = [...ALL_NAMES]
  if (fields['status']) return all
  if (fields['inStock'] !== 'yes') return [['', 'Out of stock'], ...all]
  return [['', statusName('available')], ...all.filter(([status]) => status !== 'available')]
}

/** "8995" for "8,995" and "$8,995". Other text stays as it is. */
export const plainFigure = (typed: string): string =>
  /^\$?\d{1,3}(,\d{3})+$/.test(typed) ? typed.replaceAll(/[$,]/g, '') : typed

/** "$8,995", or the site's words for a unit without a price. Text that is no number stays as it is. */
export function priceText(price: string | undefined): string {
  if (!price) return 'Call for Price'
  const figure = Number(plainFigure(price))
  if (Number.isNaN(figure)) return price
  return figure.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
}

/** Whether a picture is a photograph of this cart, not a drawing of its model. */
export const isPhotograph = (path: string): boolean => !path.startsWith('/images/carts/')

/** @param paths separated by "|" */
function picturesText(paths: string): string {
  const all = paths.split('|')
  const photographs = all.filter((path) => isPhotograph(path.trim())).length
  if (photographs === 0) return 'illustrations only'
  return photographs === 1 ? '1 photo' : `${photographs} photos`
}

/** A value as a sentence or a list shows it, not as an input does. */
export function valueText(field: string, value: string): string {
  if (field === 'price') return priceText(value)
  if (value === '') return 'nothing'
  if (field === 'formerPrice') return priceText(value)
  if (field === 'images') return picturesText(value)
  if (field === 'features') return value.replaceAll(' | ', '; ')
  return field === 'status' ? statusName(value) : typedText(field, value)
}

/** "Denago Nomad, D-102": with the stock number, because two carts of one model have the same name. */
export const titleOf = ({ id, fields: { name = id, stockNumber } }: OfficeUnit): string =>
  stockNumber ? `${name}, ${stockNumber}` : name
