import { AwsClient } from 'aws4fetch'
import { type Photograph, PhotographError } from './make-photograph.ts'
import type { PhotographStore } from './photograph-store.ts'

const LIMIT_MS = 20_000

/**
 * Photographs in a bucket with an S3 API. Photographs that were stored in the database earlier are still read from
 * there.
 */
export class BucketPhotographs implements PhotographStore {
  readonly #client: AwsClient
  /** Without a slash at the end. */
  readonly #bucket: string
  readonly #before: PhotographStore

  /**
   * @param url `https://KEY:SECRET@host/bucket`, with `?region=…` if the bucket has a region
   * @param before where photographs were stored earlier
   */
  constructor(url: string, before: PhotographStore) {
    const { username, password, origin, pathname, searchParams } = new URL(url)
    this.#client = new AwsClient({
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      service: 's3',
      region: searchParams.get('region') ?? 'us-east-1',
      retries: 2,
    })
    this.#bucket = origin + pathname.replace(/\/$/, '')
    this.#before = before
  }

  async save({ forms }: Photograph): Promise<void> {
    for (const { path, bytes } of forms) {
      const body = new Uint8Array(bytes)
      const response = await this.#ask(path, { method: 'PUT', body }).catch((error: Error) => error)
      if (response instanceof Error || !response.ok) {
        const reason = response instanceof Error ? response.message : `it answers ${response.status}`
        throw new PhotographError(`The bucket of PICTURES_URL does not take it: ${reason}.`)
      }
    }
  }

  async read(path: string): Promise<Buffer | undefined> {
    const response = await this.#ask(path, {})
    if (response.ok) return Buffer.from(await response.arrayBuffer())
    if (response.status !== 404) throw new Error(`the bucket of PICTURES_URL answers ${response.status}`)
    return this.#before.read(path)
  }

  #ask(path: string, init: RequestInit): Promise<Response> {
    return this.#client.fetch(this.#bucket + path, { ...init, signal: AbortSignal.timeout(LIMIT_MS) })
  }
}
