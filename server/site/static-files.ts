import { statSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { FIRST_VISIT } from '../../src/contract/first-visit.ts'
import { stylesOfPage } from '../inline-style-hashes.ts'
import type { ServedBuild } from '../served-build.ts'

const DAY_S = 24 * 60 * 60
const YEAR_S = 365 * DAY_S

/** Addresses of pages have no extension; an address with one is a file. */
export const isFileName = (path: string): boolean => /\.[^/.]+$/.test(path)

/** The absolute path of a file of a build; undefined if it does not exist, or when `path` points outside the build folder. */
export function fileOf({ dir }: ServedBuild, path: string): string | undefined {
  if (path.includes('\0') || posix.normalize(`/${path}`) !== `/${path}`) return undefined
  const file = join(dir, path)
  const isInside = file.startsWith(dir + sep)
  return isInside && isFile(file) ? file : undefined
}

function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    // A name that is too long, or a path below a file: there is no such file either.
    return false
  }
}

/**
 * How long browsers may cache a file of the site. Names below `assets/` change with their content. Pictures keep their
 * name when they are replaced. Everything else decides what the visitor sees next, and is requested each time.
 */
export function cacheControlOf(file: string): string {
  if (file.startsWith('assets/')) return `public, max-age=${YEAR_S}, immutable`
  if (/\.(?:avif|webp|png|jpe?g|gif|svg|ico)(?:\.(?:br|gz))?$/.test(file)) return `public, max-age=${DAY_S}`
  return 'no-cache'
}

/** Lets routes answer with `sendSiteFile`: precompressed if the build wrote a `.br` or `.gz` beside the file. */
export async function staticFiles(app: FastifyInstance, build: () => ServedBuild) {
  await app.register(fastifyStatic, {
    root: build().dir,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
  })
}

/** Answers with a file, by its path in the build. */
export function sendSiteFile(reply: FastifyReply, file: string, build: ServedBuild): FastifyReply {
  if (file.endsWith('.html')) reply.ownStyles = stylesOfPage(build, file)
  return reply.headers({ 'cache-control': cacheControlOf(file), vary: 'accept-encoding' }).sendFile(file, build.dir)
}

/** Answers with a page: with the file that contains its style rules, if the build has written one. */
export const sendPage = (reply: FastifyReply, page: string, build: ServedBuild): FastifyReply => {
  const styled = `${FIRST_VISIT}/${page}`
  return sendSiteFile(reply, fileOf(build, styled) ? styled : page, build)
}
