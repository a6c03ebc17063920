import type { EcoInput } from './calculator.ts'

/** Whether every field of a form still holds what it was rendered with. */
export const isUntouched = (form: HTMLFormElement): boolean =>
  [...form.elements].every((element) => {
    if (element instanceof HTMLSelectElement)
      return [...element.options].every((option) => option.selected === option.defaultSelected)
    if (!(element instanceof HTMLInputElement)) return true
    return element.type === 'radio'
      ? element.checked === element.defaultChecked
      : element.value === element.defaultValue
  })

/** Writes an input into the calculator's fields. */
export function fillForm(form: HTMLFormElement, input: EcoInput) {
  const values: Record<string, string> = {
    miles: String(input.milesPerWeek),
    use: input.usageType,
    years: String(input.years),
  }
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = value
  }
}
