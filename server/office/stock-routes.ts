import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { fieldName } from '../../office/contract/field-names.ts'
import {
  newUnitSchema,
  type OfficeUnit,
  type RecordedUnitChange,
  unitChangeSchema,
} from '../../office/contract/stock.ts'
import { fieldsOf, writeField } from '../../office/contract/unit-fields.ts'
import type { Problem } from '../../office/contract/unit-rules.ts'
import { enterSentence, unitTextsSchema } from '../../office/contract/unit-texts.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { makePhotograph, PhotographError } from '../photographs/make-photograph.ts'
import type { PhotographStore } from '../photographs/photograph-store.ts'
import { differencesOf, summaryOf } from '../stock/differences.ts'
import { FileError } from '../stock/file-rows.ts'
import { type RecordedChange, StockHistory } from '../stock/history.ts'
import { feedLacks, lacksOf } from '../stock/lacks.ts'
import { importOf, RemovesMostError } from '../stock/plan-import.ts'
import { withPhotographs } from '../stock/plan-photographs.ts'
import { undoOf } from '../stock/plan-undo.ts'
import { readStockBytes } from '../stock/read-file.ts'
import { isListed, quoted, StockError, titleOfUnit, type Unit, type UnitChange } from '../stock/stock.ts'
import { type Outcome, StockStore } from '../stock/stock-store.ts'
import { spreadsheetOf } from '../stock/write-files.ts'
import type { InquiryDatabase } from '../store/database.ts'
import { personOf } from './access.ts'
import { LiveStock } from './live.ts'
import { OfficeError } from './office-error.ts'
import { copyOf, unitOf, withFields } from './unit-plans.ts'
import { parsed } from './validation.ts'

/** Enough for a photograph from a phone's camera. */
const FILE_LIMIT = 40 * 1024 * 1024
const MOST_CHANGES = 100

/** Changes with each restart, because a new version may have other fields. */
const EDITION = randomUUID()

/** What is wrong with a field, with the field's name, for where the name is not beside it. */
const sentence = ({ field, was, wanted }: Problem) => `${fieldName(field)} takes ${wanted}, not ${quoted(was)}.`

const changedSince = ({ id, who, ...change }: RecordedChange) => {
  const state = change.after ?? change.before
  return `${state ? titleOfUnit(state) : id} was changed again, by ${who}. Undo that change first.`
}

const asOffice = (unit: Unit): OfficeUnit => ({
  id: unit.vehicle.id,
  fields: Object.fromEntries([...fieldsOf(unit.vehicle)].map(([field, value]) => [field, writeField(field, value)])),
  images: unit.vehicle.images,
  isListed: isListed(unit),
  ...(unit.goneAt ? { goneAt: unit.goneAt } : {}),
  updatedAt: unit.updatedAt,
  lacks: officeLacks(unit.vehicle),
})

function officeLacks(vehicle: Vehicle): OfficeUnit['lacks'] {
  const things = lacksOf(vehicle)
  return [
    ...(things.length > 0 ? [{ for: 'customers' as const, things }] : []),
    ...feedLacks(vehicle).map((lack) => ({ for: lack.feed, things: lack.things })),
  ]
}

const differences = (change: Pick<UnitChange, 'before' | 'after'>) =>
  differencesOf(change).map(([field, before, after]) => ({ field, before, after }))

function asRecorded({ version, at, who, command, id, ...change }: RecordedChange): RecordedUnitChange {
  const name = (change.after ?? change.before)?.vehicle.name ?? id
  return { version, at, who, command, unitId: id, name, differences: differences(change) }
}

/** Turns a refusal by the stock or a file into one of the office. */
async function orSentences<Result>(changing: () => Promise<Result>): Promise<Result> {
  try {
    return await changing()
  } catch (error) {
    if (error instanceof RemovesMostError)
      throw new OfficeError(422, 'The file leaves out most of the carts on the site.', { needsConfirmation: true })
    if (error instanceof StockError) {
      const { sentences } = error
      const problems = error.problems.map(({ field, wanted }) => ({ field, message: enterSentence(wanted) }))
      throw new OfficeError(422, sentences[0] ?? '', { sentences, problems })
    }
    if (error instanceof FileError) throw new OfficeError(422, `The file ${error.message}`)
    if (error instanceof PhotographError) throw new OfficeError(422, error.message)
    throw error
  }
}

type OfUnit = { Params: { id: string } }

const importQuery = z.object({
  file: z.string().min(1).max(200),
  dryRun: z.stringbool().default(false),
  full: z.stringbool().default(false),
  removeMost: z.stringbool().default(false),
  /**
   * The version that the preview showed. When the stock has changed since, the person has to see the difference again.
   */
  version: z.coerce.number().int().optional(),
})

/** The stock, for everyone who is signed in. The history says who changed what. */
export function stockRoutes(
  app: FastifyInstance,
  database: InquiryDatabase,
  photographs: PhotographStore,
  siteUrl: string,
) {
  const store = new StockStore(database)
  const history = new StockHistory(database)
  const unitNow = async (id: string) => asOffice(unitOf(await store.read(), id))

  app.get('/api/units', async (request, reply) => {
    const etag = `"${EDITION} ${await store.stamp()}"`
    // Devices ask again every few seconds.
    reply.headers({ etag, 'cache-control': 'private, no-cache' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return { units: (await store.read()).units.map(asOffice) }
  })

  const live = new LiveStock(store, siteUrl)
  app.get('/api/live', () => live.state())

  /** A change of one unit as the screen gets it, with the number by which it can be undone. */
  const changed = async (id: string, { version, changes }: Outcome) => ({
    unit: await unitNow(id),
    version: changes.length > 0 ? version : null,
  })

  app.patch<OfUnit>('/api/units/:id', async (request) => {
    const { id } = request.params
    const { fields } = parsed(unitChangeSchema, request.body)
    parsed(unitTextsSchema, Object.fromEntries(Object.entries(fields).map(([field, { becomes }]) => [field, becomes])))
    const command = `office: ${Object.keys(fields).join(', ')}`
    const outcome = await orSentences(() =>
      store.change(withFields(id, fields), { who: personOf(request).name, command, sentence }),
    )
    return changed(id, outcome)
  })

  app.post('/api/units', async (request) => {
    const { copyOf: id, stockNumber } = parsed(newUnitSchema, request.body)
    const { plan, newId } = copyOf(id, stockNumber)
    await orSentences(() => store.change(plan, { who: personOf(request).name, command: 'office: new cart', sentence }))
    return { unit: await unitNow(newId()) }
  })

  app.post<OfUnit>('/api/units/:id/removal', async (request) => {
    const { id } = request.params
    const plan = { who: personOf(request).name, command: 'office: off the list' }
    const outcome = await orSentences(() =>
      store.change((stock, now) => {
        const unit = unitOf(stock, id)
        return unit.goneAt ? [] : [{ id, after: { ...unit, goneAt: now.toISOString() } }]
      }, plan),
    )
    return changed(id, outcome)
  })

  app.addContentTypeParser(['application/octet-stream', 'text/csv'], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  app.post<OfUnit & { Body: Buffer }>('/api/units/:id/photographs', { bodyLimit: FILE_LIMIT }, async (request) => {
    const { id } = request.params
    unitOf(await store.read(), id)
    await orSentences(async () => {
      const photograph = await makePhotograph(bytesOf(request.body))
      await photographs.save(photograph)
      const who = personOf(request).name
      await store.change((stock) => [withPhotographs(unitOf(stock, id), [photograph])], {
        who,
        command: 'office: photograph',
      })
    })
    return { unit: await unitNow(id) }
  })

  app.get<OfUnit>('/api/units/:id/history', async (request) => ({
    changes: (await history.ofUnit(request.params.id)).slice(0, MOST_CHANGES).map(asRecorded),
  }))

  /** @param unitId undoes the change of this unit only */
  const undo = (request: FastifyRequest<{ Params: { version: string } }>, unitId?: string) =>
    orSentences(async () => {
      const version = Number(request.params.version)
      const plan = Number.isSafeInteger(version)
        ? await undoOf(history, version, { unitId, sentence: changedSince })
        : undefined
      if (!plan) throw new OfficeError(404, 'We can’t find that change.')
      return store.change(plan, { who: personOf(request).name, command: `office: undo ${version}`, sentence })
    })

  app.post<{ Params: { id: string; version: string } }>('/api/units/:id/changes/:version/undo', async (request) => {
    await undo(request, request.params.id)
    return { unit: await unitNow(request.params.id) }
  })

  app.post<{ Params: { version: string } }>('/api/changes/:version/undo', async (request) => {
    await undo(request)
    return {}
  })

  app.post<{ Body: Buffer }>('/api/import', { bodyLimit: FILE_LIMIT }, async (request) => {
    const { file, dryRun, full, removeMost, version } = parsed(importQuery, request.query)
    let unused: readonly string[] = []
    const outcome = await orSentences(async () => {
      const rows = readStockBytes(bytesOf(request.body), file)
      unused = rows.unused
      const { plan, sentence, problems } = importOf(rows, { file, isFull: full, mayRemoveMost: removeMost })
      const circumstances = {
        who: personOf(request).name,
        command: `${full ? 'import --full' : 'import'} ${file}`,
        sentence,
        problems: () => [...rows.problems, ...problems],
      }
      if (dryRun) return store.preview(plan, circumstances)
      return store.change((stock, now) => {
        if (version !== undefined && stock.version !== version)
          throw new OfficeError(409, 'The stock has changed since you looked. Nothing was imported.')
        return plan(stock, now)
      }, circumstances)
    })
    return { ...asOutcome(outcome), unused }
  })

  app.get('/api/export.csv', async (_request, reply) => {
    const vehicles = (await store.read()).units.filter(({ goneAt }) => !goneAt).map(({ vehicle }) => vehicle)
    return reply
      .header('content-disposition', 'attachment; filename="stock.csv"')
      .type('text/csv; charset=utf-8')
      .send(spreadsheetOf(vehicles))
  })
}

function bytesOf(body: unknown): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0) throw new OfficeError(400, 'We didn’t get a file.')
  return body
}

function asOutcome({ version, changes }: Outcome) {
  const carts = changes.map((change) => {
    const state = change.after ?? change.before
    return { id: change.id, title: state ? titleOfUnit(state) : change.id, differences: differences(change) }
  })
  return { version, summary: summaryOf(changes, 'cart'), carts }
}
