import { listedPages } from '../seo/listed-pages.ts'
import { indexedPages } from '../seo/page-index.ts'
import { shareCards } from '../seo/share-cards.ts'
import { documentOf, shell, vehicleNotFound } from './documents.ts'
import { files, listFile, listPages, pages, render, renderSold } from './render-page.tsx'
import type { Renderer } from './rendering.ts'

/** For the build, and for the server when vehicles have changed since. */
export const renderer: Renderer = {
  pages,
  listPages,
  render,
  renderSold,
  documentOf,
  shell,
  vehicleNotFound,
  listedPages,
  listFile,
  files,
  indexedPages,
  shareCards,
}
