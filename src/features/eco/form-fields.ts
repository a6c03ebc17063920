import type { EcoInput } from './calculator.ts'

/** Writes an input into the calculator's fields, except those named in `except`. */
export function fillForm(form: HTMLFormElement, input: EcoInput, except: readonly string[]) {
  const values: Record<string, string> = {
    miles: String(input.milesPerWeek),
    use: input.usageType,
    years: String(input.years),
  }
  for (const [name, value] of Object.entries(values)) {
    if (except.includes(name)) continue
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = value
  }
}
