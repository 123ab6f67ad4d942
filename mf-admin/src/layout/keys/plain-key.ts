/** What is typed in, or chosen from by letters. A box is only ticked. */
const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

/**
 * A key pressed by itself, outside any field: what a shortcut of a single key may react to. Keys held with others belong to
 * the browser, what is typed belongs to its field.
 */
export function isPlainKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
    return false
  const { target } = event
  return !(target instanceof Element && target.closest(FIELDS))
}
