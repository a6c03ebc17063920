import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import jsonServer from 'json-server'
import * as z from 'zod/mini'
import { vehiclesOnList } from '../src/contract/catalogue-file.ts'
import { inquiryConfirmationSchema, inquiryRequestSchema, inquirySchema } from '../src/contract/inquiry.ts'
import { type Today, todaySchema } from '../src/contract/today.ts'
import type { Vehicle } from '../src/contract/vehicle-schema.ts'

/** An inquiry as the mock API keeps it, with the confirmation it was answered with. Times are ISO 8601. */
const storedInquirySchema = z.object({
  ...inquirySchema.shape,
  ...inquiryConfirmationSchema.shape,
  writtenAt: z.optional(z.iso.datetime()),
  replaces: inquiryRequestSchema.shape.replaces,
})
export type StoredInquiry = z.infer<typeof storedInquirySchema>

const localSchema = z.object({ inquiries: z.array(storedInquirySchema) })

const seedSchema = z.object({ today: z._default(todaySchema, { hours: [], notices: [] }) })

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

export type DatabaseFiles = {
  /** The vehicles, special hours and notices; only read, and read again after an edit. */
  seedFile: string
  /** A copy that also holds the inquiries received; written, and not in git. */
  localFile: string
}

/**
 * json-server's router over the two files: vehicles always come from the seed, inquiries survive a restart in the copy.
 */
export function openDatabase({ seedFile, localFile }: DatabaseFiles) {
  let stamp = statSync(seedFile).mtimeMs
  const vehicles = vehiclesOnList(readFileSync(seedFile))
  const inquiries = existsSync(localFile) ? localSchema.parse(readJson(localFile)).inquiries : []
  writeFileSync(localFile, JSON.stringify({ vehicles, inquiries }, null, 2))
  const router = jsonServer.router<{ vehicles: Vehicle[]; inquiries: StoredInquiry[] }>(localFile)
  const { db } = router

  return {
    router,
    vehicles: (): Vehicle[] => {
      const now = statSync(seedFile).mtimeMs
      if (now !== stamp) {
        stamp = now
        db.set('vehicles', vehiclesOnList(readFileSync(seedFile))).write()
      }
      return db.get('vehicles').value()
    },
    /** Special hours and notices. */
    today: (): Today => seedSchema.parse(readJson(seedFile)).today,
    inquiry: (id: string): StoredInquiry | undefined => db.get('inquiries').find({ id }).value(),
    addInquiry: (inquiry: StoredInquiry) => {
      db.get('inquiries').push(inquiry).write()
    },
  }
}
