/** What a browser that translates a page does with it: an element of its own in the place of each text. */
export function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(
    ({ data, parentElement }) => data.trim() && !parentElement?.closest('script, style'),
  )) {
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}
