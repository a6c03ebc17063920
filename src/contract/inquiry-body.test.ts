import { expect, test } from 'vitest'
import { withoutBlanks } from './inquiry-body.ts'

test('an optional field left blank is left out; a required one stays for the schema to refuse', () => {
  const body = {
    firstName: ' ',
    message: '',
    vehicleId: '',
    testDriveDay: ' ',
    tradeInMake: '\n',
    colors: '\u200b',
    contactBy: 'text',
  }
  expect(withoutBlanks(body)).toEqual({ firstName: ' ', message: '', contactBy: 'text' })
})

test.each([null, 'noon', Number.NaN, Number.POSITIVE_INFINITY, {}])('a time of %s is ignored', (time) => {
  expect(withoutBlanks({ writtenAt: time, sentAt: 7 })).toEqual({ sentAt: 7 })
})

test('a blank id does not count as left out', () => {
  expect(withoutBlanks({ id: '', replaces: '' })).toEqual({ id: '', replaces: '' })
})

test('leaves values that are not objects to the schema', () => {
  for (const body of [null, 7, 'text', [' ']]) expect(withoutBlanks(body)).toEqual(body)
})
