import { fileOf } from './built-site.ts'
import { type Page, pageIn } from './parsed-pages.ts'

type Parts = ReturnType<Page>
type Named = { name: string; href: string | undefined }

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A built page, or a part of one, as a reader without scripts has it. */
export class Shown {
  readonly #page: Page
  readonly #part: Parts

  private constructor(page: Page, part: Parts) {
    this.#page = page
    this.#part = part
  }

  /** The main part of the page at an address of the site. */
  static at(path: string): Shown {
    const page = pageIn(fileOf(path))
    return new Shown(page, page('main'))
  }

  /** The text. A space separates the texts of two elements, unless they are inline. */
  get text(): string {
    const copy = this.#part.clone()
    copy.find('script, style, svg, noscript').remove()
    copy.find('*:not(a, b, small, span, sub)').append(' ')
    return squeezed(copy.text())
  }

  /** How many elements fit a selector. */
  count(selector: string): number {
    return this.#part.find(selector).length
  }

  /** Links with their names and where they lead. */
  links(selector = 'a'): Named[] {
    return this.#all(selector).map((link) => ({ name: this.#nameOf(link), href: link.attr('href') }))
  }

  /** Where the one link with this name leads. */
  hrefOf(name: string | RegExp): string | undefined {
    const found = this.links().filter((link) => (typeof name === 'string' ? link.name === name : name.test(link.name)))
    if (found.length !== 1) throw new Error(`${found.length} links are called ${name}`)
    return found[0]?.href
  }

  /** The section, table or group with this name. */
  named(name: string | RegExp, selector = '[aria-label], [aria-labelledby]'): Shown {
    const fits = (part: Parts) =>
      typeof name === 'string' ? this.#nameOf(part) === name : name.test(this.#nameOf(part))
    return this.#one(this.#all(selector).filter(fits), `called ${name}`)
  }

  /** The article or list item with this heading. */
  under(heading: string): Shown {
    const hasHeading = (part: Parts) =>
      part
        .find('h2, h3, h4')
        .toArray()
        .some((each) => squeezed(this.#page(each).text()) === heading)
    return this.#one(this.#all('article').filter(hasHeading), `under ${heading}`)
  }

  #one(found: Parts[], what: string): Shown {
    const [part, other] = found
    if (!part || other) throw new Error(`${found.length} parts are ${what}`)
    return new Shown(this.#page, part)
  }

  #all(selector: string): Parts[] {
    return this.#part
      .find(selector)
      .toArray()
      .map((element) => this.#page(element))
  }

  #nameOf(part: Parts): string {
    const labelledBy = part.attr('aria-labelledby')
    return squeezed(
      part.attr('aria-label') ?? (labelledBy ? this.#page(`[id="${labelledBy}"]`).text() : undefined) ?? part.text(),
    )
  }
}
