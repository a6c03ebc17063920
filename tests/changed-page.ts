import { translate } from './translate.ts'

/** What a password manager does: an icon beside each field. */
function addIcons() {
  for (const field of document.querySelectorAll('main input:not([type=radio]), textarea')) {
    const icon = document.createElement('div')
    icon.dataset['lastpassIconRoot'] = ''
    field.after(icon)
  }
}

/** What a spelling checker does: attributes of its own, and an element behind each field of text. */
function addChecker() {
  for (const field of document.querySelectorAll('main input:not([type=radio]), textarea')) {
    field.setAttribute('data-gramm', 'true')
    field.after(document.createElement('grammarly-extension'))
  }
}

/** What some extensions do: each field gets an element around it. */
function wrap() {
  for (const field of document.querySelectorAll('main input:not([type=radio]), textarea')) {
    const box = document.createElement('div')
    field.replaceWith(box)
    box.append(field)
  }
}

/** What else than the site's own code changes its pages. React then renders them anew. */
export const CHANGES = {
  'a translation': translate,
  'a password manager': addIcons,
  'a spelling checker': addChecker,
  'an extension that wraps fields': wrap,
}
