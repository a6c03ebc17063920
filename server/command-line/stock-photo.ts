import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isPhotograph } from '../../src/contract/photographs.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { variantsOf } from '../../src/lib/picture-sources.ts'
import { makePhotograph, type Photograph, PhotographError } from '../photographs/make-photograph.ts'
import type { PhotographStore } from '../photographs/photograph-store.ts'
import { withPhotographs } from '../stock/plan-photographs.ts'
import { whyUnread } from '../stock/read-file.ts'
import type { Proposal, Stock } from '../stock/stock.ts'
import type { StockCommand } from './stock-command.ts'
import { differenceTable, outcomeText } from './stock-differences.ts'
import { findUnit } from './stock-units.ts'
import { UsageError } from './usage-error.ts'

/** Reads all files before it stores any: if one cannot be used, the unit stays as it was. */
async function photographsOf(files: readonly string[]): Promise<Photograph[]> {
  const photographs: Photograph[] = []
  for (const file of files) {
    const bytes = await readFile(file).catch((error: Error) => {
      throw new UsageError(`${file} ${whyUnread(error)} Nothing was changed.`)
    })
    photographs.push(await sayingWhich(file, () => makePhotograph(bytes)))
  }
  return photographs
}

async function sayingWhich<Made>(file: string, make: () => Promise<Made>): Promise<Made> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof PhotographError)) throw error
    throw new UsageError(`The photo ${file} cannot be used. ${error.message} Nothing was changed.`)
  }
}

/** `photo UNIT FILE...`: adds photographs in the order of the files. */
export const photo: StockCommand = async ({ store, photographs, who }, [reference, ...files], { replace = false }) => {
  if (files.length === 0) throw new UsageError('Say which files, as in photo N-104 front.jpg side.jpg.')
  findUnit(await store.read(), reference)
  const made = await photographsOf(files)
  for (const [index, photograph] of made.entries())
    await sayingWhich(files[index] ?? '', () => photographs.save(photograph))

  const plan = (stock: Stock): Proposal[] => {
    const unit = findUnit(stock, reference)
    return [withPhotographs(unit, made, replace)]
  }
  const names = files.map((file) => file.replace(/.*[/\\]/, '')).join(' ')
  const outcome = await store.change(plan, { who, command: `photo ${names}${replace ? ' --replace' : ''}` })
  return outcome.changes.length > 0
    ? `${differenceTable(outcome.changes)}\n${outcomeText(outcome)}`
    : outcomeText(outcome)
}

/** Writes all sizes and types of the vehicles' photographs into a folder, for a build without a server. */
export async function writePhotographs(
  photographs: PhotographStore,
  vehicles: readonly Vehicle[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const path of vehicles.flatMap(({ images }) => images.filter(isPhotograph))) {
    const { avif = [], webp = path } = variantsOf(path) ?? {}
    for (const form of [...avif.map(({ url }) => url), webp]) {
      const bytes = await photographs.read(form)
      if (bytes) await writeFile(join(folder, basename(form)), bytes)
    }
  }
}
