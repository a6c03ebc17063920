import { paths } from '../addresses/paths.ts'
import { dealer } from '../content/dealer.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { fontPreload, missingVehicle, rulesFor } from './render-page.tsx'
import type { Frame, PageDocument, RenderedPage } from './rendering.ts'

export const documentOf = (frame: Frame, page: RenderedPage): PageDocument => {
  const html = fill(frame, page)
  return { html, firstVisit: withOwnRules(html, frame.template) }
}

/** The page that renders any route once its script runs. Without scripts it says where the inventory is. */
const SHELL: RenderedPage = {
  head: fontPreload,
  body: '',
  // The first title of a document counts, and the page puts its own before this one.
  data: `<title>${dealer.name}</title><noscript><p>This page needs JavaScript. <a href="${paths.inventory}">Our inventory</a> and <a href="${paths.contact}">contact page</a> work without it.</p></noscript>`,
  modules: [],
}

export const shell = (frame: Frame): string => fill(frame, SHELL)

export function vehicleNotFound(frame: Frame, vehicles: readonly Vehicle[], asOf: number): string {
  const { title, body } = missingVehicle(vehicles, asOf)
  return fill(frame, {
    ...SHELL,
    head: `${SHELL.head}<meta name="robots" content="noindex">`,
    data: `<title>${title}</title><noscript>${body}</noscript>`,
  })
}

/**
 * Sections below the first screen are only laid out when the entry script runs. If that were later, a link to a part of
 * the page would scroll to a wrong place. A page opened at one of its sections is laid out whole, because that section
 * must not move, and so is a page whose scripts never run.
 */
const BELOW =
  '@media screen and (scripting:enabled){:root:not([data-started],:has(:target)) :is(main section:nth-of-type(n+2),main~footer){content-visibility:auto;contain-intrinsic-height:auto 900px}}'

/**
 * The version of a page that paints without another request. It contains the rules of its own elements, and requests
 * the site's stylesheet at its end, where that delays the scripts but not the content.
 */
function withOwnRules(html: string, template: string): string {
  const [link] = /<link rel="stylesheet" crossorigin href="[^"]*">/.exec(template) ?? []
  if (!link) throw new Error('The built index.html has no stylesheet')
  return html.replace(link, () => `<style>${rulesFor(html)}${BELOW}</style>`).replace('</body>', () => `${link}</body>`)
}

/** In SVG, an element without content may close itself. */
const withLeanDrawings = (html: string): string => html.replace(/><\/(?:path|circle|rect|line|use)>/g, '/>')

/** `src/before-hydration/early-leave.ts`, in the template. The shell keeps it, because the policy has the shell's hashes. */
const FORM_SCRIPT = /<script data-form>.*?<\/script>/s

const hasContactForm = ({ body }: RenderedPage) => body.includes('id="contact-form"')

const fill = (frame: Frame, page: RenderedPage): string =>
  frame.template
    .replace(FORM_SCRIPT, (script) => (page.body === '' || hasContactForm(page) ? script : ''))
    .replace('<!--head-->', () => page.head + preloads(page.modules, frame))
    .replace('<!--app-->', () => withLeanDrawings(page.body))
    .replace('<!--data-->', () => page.data)

/** What the entry script loads by itself, on every page. */
const ENTRY_REST = 'src/entry/start.tsx'

/**
 * The page names the chunks of its route, so that all are requested at once. `inline-script.ts` requests them after the
 * first picture has loaded. As preload links, they would load beside that picture and delay it.
 */
function preloads(modules: readonly string[], { chunks, template }: Frame): string {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = chunks[key]
    if (!chunk || chunk.isEntry || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  for (const module of [ENTRY_REST, ...modules]) visit(module)
  const named = [...files].filter((file) => !template.includes(file)).map((file) => `/${file}`)
  return named.length > 0 ? `<meta name="modules" content="${named.join(' ')}">` : ''
}
