/**
 * An empty tab for an address that is still being made: browsers refuse one that is not opened in the press itself. It knows nothing of this
 * page. Null where the browser lets none open.
 */
export function openTab(): Window | null {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return tab
}
