/**
 * Has the visitor gone elsewhere since `pressed` had the focus? What had it and was removed meanwhile leaves it on the body, and a browser that
 * gives a pressed button no focus has it there too.
 */
export function isElsewhere(pressed: Element | null): boolean {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && activeElement !== pressed
}
