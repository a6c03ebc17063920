import type { InquiryDatabase } from '../store/database.ts'
import { BucketPhotographs } from './bucket-photographs.ts'
import { DatabasePhotographs, type PhotographStore } from './photograph-store.ts'

/**
 * Where photographs are stored: in the bucket if there is one, otherwise in the database. @param picturesUrl the bucket
 */
export function configuredPhotographs(picturesUrl: string | undefined, database: InquiryDatabase): PhotographStore {
  const inDatabase = new DatabasePhotographs(database)
  return picturesUrl ? new BucketPhotographs(picturesUrl, inDatabase) : inDatabase
}
