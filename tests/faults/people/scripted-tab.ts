import { until } from './person.ts'
import { type Field, LIMIT_MS, LOOK, type Look, type Tab } from './tab.ts'

/** A page of a browser that only runs scripts and passes input on: what every kind of WebDriver can do. */
export type ScriptedPage = Pick<Tab, 'goto' | 'reload' | 'evaluate' | 'close'> & {
  /** Presses and releases the pointer there, in CSS pixels of the window. */
  click: (x: number, y: number) => Promise<void>
  /** Types into what has the focus, with the events of a keyboard. */
  typeKeys: (text: string) => Promise<void>
}

/** As `getByLabel` and `getByRole` find them. WebDriver finds nothing by its role, and BiDi takes a second for it on these pages. */
const FIND = `
  const labelled = (name) => [...document.querySelectorAll('input, textarea')]
    .find((field) => [...field.labels].some((label) => label.innerText.trim() === name))
  const named = (role, name) => [...document.querySelectorAll(role === 'link' ? 'a[href]' : role)]
    .find((element) => (element.ariaLabel ?? element.innerText).trim() === name && !element.disabled)
`
/** What React and a person both take for typing. */
const SET_VALUE = `
  const setValue = (field, text) => {
    field.focus()
    field.select()
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
  }
`

export function scriptedTab(page: ScriptedPage): Tab {
  const run = <T>(work: string) => page.evaluate<T>(`(() => { ${FIND} ${work} })()`)
  const quote = JSON.stringify
  /** Waits until the work does not answer undefined. */
  const when = async <T>(what: string, work: string): Promise<T> => {
    const found = await until(async () => {
      const value = await run<T | undefined>(work)
      return value === undefined ? undefined : { value }
    }, LIMIT_MS)
    if (!found) throw new Error(`${what} is not there after ${LIMIT_MS} ms`)
    return found.value
  }
  /** Focuses the field and selects its text. */
  const enter = (name: Field) =>
    when<true>(
      name,
      `const field = labelled(${quote(name)}); if (!field || field.readOnly) return
       field.focus(); field.select(); return true`,
    )
  return {
    goto: page.goto,
    reload: page.reload,
    fill: async (name, text) => {
      await enter(name)
      await run(`${SET_VALUE} setValue(labelled(${quote(name)}), ${quote(text)})`)
    },
    type: async (name, text) => {
      await enter(name)
      await page.typeKeys(text)
    },
    valueOf: (name) => when(name, `return labelled(${quote(name)})?.value`),
    choose: async (radio) => {
      await when(radio, `const field = labelled(${quote(radio)}); field?.click(); return field && true`)
    },
    press: async (role, name) => {
      const find = () =>
        when<{ x: number; y: number }>(
          name,
          `const element = named(${quote(role)}, ${quote(name)})
         element?.scrollIntoView({ block: 'center', behavior: 'instant' })
         const { left, top, width, height } = element?.getBoundingClientRect() ?? {}
         const place = { x: left + width / 2, y: top + height / 2 }
         const before = globalThis.lastPlace
         globalThis.lastPlace = place
         // As a person does: what moves, or is covered, is not pressed yet.
         const isStill = before?.x === place.x && before.y === place.y
         return element && isStill && element.contains(document.elementFromPoint(place.x, place.y)) ? place : undefined`,
        )
      // A person whose target moved at the last moment presses again.
      for (let isHit: boolean | undefined = false; isHit === false; ) {
        const { x, y } = await find()
        await run(`const element = named(${quote(role)}, ${quote(name)})
          globalThis.isHit = undefined
          addEventListener('click', ({ target }) => {
            globalThis.isHit = element?.contains(target)
          }, { capture: true, once: true })`)
        await page.click(x, y)
        // Another page has come, or nothing can say.
        isHit = await run<boolean | undefined>('return globalThis.isHit').catch(() => undefined)
      }
    },
    look: () => page.evaluate<Look>(LOOK),
    evaluate: page.evaluate,
    close: page.close,
  }
}
