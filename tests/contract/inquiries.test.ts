import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { MAVERICK_ID } from '../../server/test-site.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { inquiryConfirmationSchema } from '../../src/contract/inquiry.ts'
import { isOwn } from '../../src/contract/own-answer.ts'
import { errorOf, onEachServer } from './on-each-server.ts'

const inquiry = (more: object = {}) => ({
  id: randomUUID(),
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '570-555-0100',
  interest: 'sales',
  message: 'Is the six-seater still there on Saturday?',
  ...more,
})

onEachServer(({ get, post }) => {
  test('an inquiry is answered with its id, a reference to read out and the time', async () => {
    const sent = inquiry({ vehicleId: MAVERICK_ID })
    const answer = await post(sent)
    expect(answer.status).toBe(201)
    const confirmation = inquiryConfirmationSchema.parse(await answer.json())
    expect(confirmation.id).toBe(sent.id)
    expect(Math.abs(Date.now() - Date.parse(confirmation.receivedAt))).toBeLessThan(60_000)
  })

  test('the same inquiry sent again gets the same answer', async () => {
    const sent = inquiry()
    const [first, second] = [await post(sent), await post(sent)]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await second.json()).toEqual(await first.json())
  })

  test('spaces around a field do not make it another inquiry', async () => {
    const sent = inquiry()
    await post(sent)
    expect((await post({ ...sent, firstName: ' Ada ' })).status).toBe(201)
  })

  test('invisible characters do not make it another inquiry', async () => {
    const sent = inquiry()
    await post(sent)
    const copied = { firstName: '\u200eAda', email: '\u202aada@example.com\u202c', phone: '570\u00ad-555-0100\ufeff' }
    expect((await post({ ...sent, ...copied })).status).toBe(201)
  })

  test.each(['o&m@example.com', 'jörg@example.com', 'ada@räucher.example'])(
    '%s is taken as an e-mail address',
    async (email) => {
      expect((await post(inquiry({ email }))).status).toBe(201)
    },
  )

  test('many copies at once are one inquiry', async () => {
    const sent = inquiry()
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(sent)))
    const confirmations = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(confirmations).size).toBe(1)
  })

  test('an id that is used for another message is refused', async () => {
    const sent = inquiry()
    await post(sent)
    const answer = await post({ ...sent, message: 'Something else entirely, please.' })
    expect(answer.status).toBe(409)
    await errorOf(answer)
  })

  test.each([
    ['firstName', '', 'First name is required'],
    ['firstName', '   ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', 'ada@', 'Invalid email address'],
    ['phone', '555-0100', 'Phone number is required'],
    ['phone', 'call me pls', 'Phone number is required'],
    ['message', '\u200b'.repeat(12), 'Message must be at least 10 characters'],
    ['message', 'Hello', 'Message must be at least 10 characters'],
    ['message', 'x'.repeat(5001), 'Use 5,000 characters or fewer'],
  ])('%s %j is refused with the message of the form', async (field, value, message) => {
    const answer = await post(inquiry({ [field]: value }))
    expect([answer.status, await errorOf(answer)]).toEqual([422, { error: message, fields: { [field]: message } }])
  })

  test('a missing field is refused like an empty one', async () => {
    const answer = await post(inquiry({ firstName: undefined, interest: 'golf' }))
    expect(answer.status).toBe(422)
    expect((await errorOf(answer)).fields).toEqual({
      firstName: 'First name is required',
      interest: 'Please choose what this is about',
    })
  })

  test('the server accepts the plain request of the specification, and makes an id for it', async () => {
    const { firstName, lastName, email, phone, interest, message } = inquiry()
    const plain = { firstName, lastName, email, phone, interest, message }
    const answers = [await post(plain), await post(plain)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const [first, second] = await Promise.all(
      answers.map(async (answer) => inquiryConfirmationSchema.parse(await answer.json())),
    )
    expect(first?.id, 'without an id every request is an inquiry of its own').not.toBe(second?.id)
  })

  test('an inquiry whose id is not a UUID is refused', async () => {
    for (const id of ['', '1', '../../etc']) {
      const answer = await post(inquiry({ id }))
      expect([answer.status, Object.keys((await errorOf(answer)).fields ?? {})]).toEqual([422, ['id']])
    }
  })

  const wishes = {
    testDriveDay: '2026-05-09',
    testDrivePart: 'morning',
    contactBy: 'text',
    tradeInMake: 'Club Car',
    tradeInModel: 'Precedent',
    tradeInYear: '2019',
    tradeInCondition: 'New batteries, a scratch on the left.',
    heardFrom: 'friend',
    seller: 'Sam Reed',
    event: 'Lake Wallenpaupack Boat Show',
    colors: 'orange paint, white roof',
  }

  test('an inquiry may have optional fields, which are part of its text', async () => {
    const sent = inquiry(wishes)
    expect((await post(sent)).status).toBe(201)
    expect((await post({ ...sent, tradeInYear: '2018' })).status).toBe(409)
    expect((await post(sent)).status).toBe(201)
  })

  test('a blank optional field counts as left out', async () => {
    const sent = inquiry()
    const blank = Object.fromEntries(['vehicleId', ...Object.keys(wishes)].map((field) => [field, ' ']))
    const answers = [await post({ ...sent, ...blank }), await post(sent)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
  })

  test.each([
    ['testDriveDay', '2026-02-30', 'Please choose a day'],
    ['testDrivePart', 'night', 'Please choose a time of day'],
    ['contactBy', 'letter', 'Please choose how we should reach you'],
    ['heardFrom', 'a dream', 'Please choose how you heard about us'],
    ['tradeInYear', '19', 'Please use a four-digit year'],
    ['tradeInMake', 'x'.repeat(61), 'Use 60 characters or fewer'],
    ['seller', 'x'.repeat(61), 'Use 60 characters or fewer'],
    ['event', 'x'.repeat(81), 'Use 80 characters or fewer'],
    ['colors', 'x'.repeat(121), 'Use 120 characters or fewer'],
  ])('%s %j is refused with the message of the form', async (field, value, message) => {
    const answer = await post(inquiry({ [field]: value }))
    expect([answer.status, await errorOf(answer)]).toEqual([422, { error: message, fields: { [field]: message } }])
  })

  test('other times of writing and sending do not make another inquiry', async () => {
    const sent = inquiry({ writtenAt: Date.now() - 60_000, sentAt: Date.now() - 1_000 })
    const first = await post(sent)
    expect(first.status).toBe(201)
    for (const times of [{ sentAt: Date.now() }, { writtenAt: 5, sentAt: undefined }, { writtenAt: undefined }]) {
      const again = await post({ ...sent, ...times })
      expect([again.status, await again.clone().json()]).toEqual([201, await first.clone().json()])
    }
  })

  test.each(['null', '"noon"', '-1', '0.5', '9e15', '1e308', '1e999'])(
    'an inquiry is accepted from a device whose clock says %s',
    async (time) => {
      for (const field of ['writtenAt', 'sentAt']) {
        const body = JSON.stringify(inquiry({ [field]: 'TIME' })).replace('"TIME"', time)
        expect((await post(body)).status).toBe(201)
      }
    },
  )

  test('an inquiry may replace another one, known or unknown; the server accepts both', async () => {
    const [first, second] = [inquiry(), inquiry()]
    await post(first)
    const replacing = { ...second, message: 'The eight-seater, I mean.', replaces: [first.id] }
    const lists = [[first.id], [first.id.toUpperCase()], [randomUUID(), first.id]]
    for (const replaces of lists) {
      expect((await post({ ...replacing, replaces })).status).toBe(201)
    }
    expect((await post(first)).status, 'the replaced one is still known').toBe(201)
    expect((await post(inquiry({ replaces: [randomUUID()] }))).status).toBe(201)
    // What it replaces is no part of the text: the same text sent again is the same inquiry.
    expect((await post({ ...replacing, replaces: [randomUUID()] })).status).toBe(201)
    expect((await post({ ...replacing, replaces: undefined })).status).toBe(201)
  })

  test.each([
    ['what is no list', randomUUID()],
    ['several, one of which has no valid ID', [randomUUID(), 'the last one']],
    ['more than twenty', Array.from({ length: 21 }, () => randomUUID())],
  ])('an inquiry that replaces %s is refused', async (_what, replaces) => {
    const answer = await post(inquiry({ replaces }))
    expect([answer.status, Object.keys((await errorOf(answer)).fields ?? {})]).toEqual([422, ['replaces']])
  })

  test.each(['null', '[]', '"text"', '17'])('a body of %s is refused', async (body) => {
    const answer = await post(body)
    expect([400, 422]).toContain(answer.status)
    expect((await errorOf(answer)).error).toMatch(/^We couldn’t read that (?:request|message)\. Please try again\.$/)
  })

  test('a vehicle that is not a text is refused in words for a person', async () => {
    const answer = await post({ ...inquiry(), vehicleId: 5 })
    expect([answer.status, (await errorOf(answer)).error]).toEqual([422, 'We can’t find that cart'])
  })

  test('a body that is not JSON is refused in words for a person', async () => {
    const answer = await post('{"firstName":')
    expect([answer.status, await errorOf(answer)]).toEqual([
      400,
      { error: 'We couldn’t read that request. Please try again.' },
    ])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of the kind %s is refused',
    async (kind) => {
      const answer = await post('a=b', { 'content-type': kind })
      expect([answer.status, isOwn(answer.headers)]).toEqual([415, true])
    },
  )

  test('the contact address accepts posts only', async () => {
    const answer = await get(endpoints.contact)
    expect([answer.status, answer.headers.get('allow'), isOwn(answer.headers)]).toEqual([405, 'POST', true])
  })
})
