import { siteFiles } from '../addresses/paths.ts'
import { dealer } from '../content/dealer.ts'
import { hours } from '../content/hours.ts'
import { endpoints } from '../contract/endpoints.ts'
import type { IndexedPage } from './page-index.ts'
import { absoluteUrl } from './url.ts'

/** `lastModified`: the day (YYYY-MM-DD) on which a build first saw the current text of the page. */
export type DatedPage = Omit<IndexedPage, 'text'> & { lastModified: string }

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

export const sitemap = (pages: readonly DatedPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ path, lastModified }) =>
        `<url><loc>${escapeXml(absoluteUrl(path))}</loc><lastmod>${lastModified}</lastmod></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n')

/**
 * Robots may read everything except the API. Of that they may read the vehicles and the hours, because a search engine
 * that renders a page requests them. Pages that must not be listed say so themselves.
 */
export const robots = (): string =>
  [
    'User-agent: *',
    `Allow: ${endpoints.vehicles}`,
    `Allow: ${endpoints.today}`,
    'Disallow: /api/',
    '',
    `Sitemap: ${absoluteUrl(siteFiles.sitemap)}`,
    '',
  ].join('\n')

/** The site on one page of Markdown, for AI assistants (llmstxt.org). */
export const llms = (pages: readonly DatedPage[]): string => {
  const { sales, info } = dealer.email
  return [
    `# ${dealer.name}`,
    '',
    `> Electric golf carts and low-speed vehicles in ${dealer.serviceArea}. Sales, rentals, service, storage and parts.`,
    '',
    `- Phone: ${dealer.phone.label}`,
    `- Email: ${sales} (sales), ${info} (anything else)`,
    `- Showroom hours: ${hours.showroom.lines.map(({ days, hours }) => `${days} ${hours}`).join(', ')}`,
    `- Inventory as data: [JSON feed](${absoluteUrl(siteFiles.feed)})`,
    '- Each price is for a cart in stock, in US dollars, before tax and title.',
    '',
    '## Pages',
    '',
    ...pages.map(({ path, title, description }) => `- [${nameOf(title)}](${absoluteUrl(path)}): ${description}`),
    '',
  ].join('\n')
}

const nameOf = (title: string) => title.replace(` | ${dealer.name}`, '')
