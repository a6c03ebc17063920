import { basename, resolve } from 'node:path'
import { summaryOf } from '../stock/differences.ts'
import type { FileRows } from '../stock/file-rows.ts'
import { lacksOf } from '../stock/lacks.ts'
import { type ImportOptions, importOf } from '../stock/plan-import.ts'
import { readStockFile } from '../stock/read-file.ts'
import { nameOfUnit } from '../stock/stock.ts'
import type { StockCommand, StockContext } from './stock-command.ts'
import { differenceTable, outcomeText } from './stock-differences.ts'
import { UsageError } from './usage-error.ts'

function read(path: string | undefined): FileRows & { path: string } {
  if (!path) throw new UsageError('Say which file.')
  return { ...readStockFile(path), path }
}

/** The plan for a file, and the message about it. */
function prepared(
  { who, catalogueFile }: StockContext,
  file: FileRows & { path: string },
  command: string,
  options: Omit<ImportOptions, 'file'>,
) {
  const name = basename(file.path)
  const { plan, sentence, problems } = importOf(file, { file: name, ...options })
  const isCatalogueFile = resolve(file.path) === catalogueFile
  const circumstances = {
    who,
    command: `${command} ${name}`,
    sentence,
    problems: () => [...file.problems, ...problems],
    ...(isCatalogueFile && { fileHash: file.fileHash }),
  }
  return { plan, circumstances }
}

const unusedText = ({ unused }: FileRows) => (unused.length > 0 ? `Not used: ${unused.join(', ')}.\n` : '')

export const importFile: StockCommand = async (context, [path], options) => {
  const file = read(path)
  const { full = false, 'dry-run': isDryRun = false, 'remove-most': mayRemoveMost = false } = options
  const { plan, circumstances } = prepared(context, file, full ? 'import --full' : 'import', {
    isFull: full,
    mayRemoveMost,
  })
  if (!isDryRun) return unusedText(file) + outcomeText(await context.store.change(plan, circumstances))
  const { changes } = await context.store.preview(plan, circumstances)
  if (changes.length === 0) return `${unusedText(file)}Nothing differs, so nothing would change.\n`
  return `${differenceTable(changes)}\n${unusedText(file)}This would be: ${summaryOf(changes)}. Nothing was written.\n`
}

export const add: StockCommand = async (context, [path]) => {
  const file = read(path)
  const { plan, circumstances } = prepared(context, file, 'add', { isOnlyNew: true })
  const outcome = await context.store.change(plan, circumstances)
  return `${differenceTable(outcome.changes)}\n${unusedText(file)}${outcomeText(outcome)}`
}

/** Says what is wrong with a file, or what its units lack. */
export const checkFile: StockCommand = async (context, [path]) => {
  const file = read(path)
  const { plan, circumstances } = prepared(context, file, 'check', {})
  const { changes } = await context.store.preview(plan, circumstances)
  const lines = changes.flatMap(({ after }) => {
    const lacks = after ? lacksOf(after.vehicle) : []
    return after && lacks.length > 0 ? [`${nameOfUnit(after)} lacks ${lacks.join(', ')}.\n`] : []
  })
  return `${unusedText(file)}${lines.join('')}The file can be imported: ${file.rows.length} ${file.rows.length === 1 ? 'row' : 'rows'}, ${summaryOf(changes)}.\n`
}
