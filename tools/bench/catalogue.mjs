// Makes inventories of any size from the real one, the same each time.
import { readFileSync, writeFileSync } from 'node:fs'

/** @typedef {{ id: string, name: string, description: string, price?: number }} Unit what the bench changes of a vehicle; the rest is copied */

const { vehicles } = /** @type {{ vehicles: Unit[] }} */ (JSON.parse(readFileSync('mock-api/db.json', 'utf8')))

/**
 * Writes a catalogue of `size` units. The real units come first; each round of copies gets names, ids and prices of its own.
 * @param {string} file
 * @param {number} size
 * @returns {Unit[]} what was written
 */
export function writeCatalogue(file, size) {
  const units = Array.from({ length: size }, (_, index) => {
    const original = /** @type {Unit} */ (vehicles[index % vehicles.length])
    const round = Math.floor(index / vehicles.length)
    if (round === 0) return original
    const price = original.price === undefined ? {} : { price: original.price + ((round * 37) % 50) * 100 }
    return { ...original, ...price, id: `${original.id}-${round}`, name: `${original.name} No. ${round}` }
  })
  writeFileSync(file, JSON.stringify({ vehicles: units, inquiries: [] }))
  return units
}
