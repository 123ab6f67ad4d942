/** Key and value in local storage that say the shortcuts are off: a setting, nothing of the administration. */
const OFF = { key: 'lucarne_leads_shortcuts', value: 'off' } as const

export function areShortcutsKept(): boolean {
  try {
    return window.localStorage.getItem(OFF.key) !== OFF.value
  } catch {
    // Storage is refused, or this is a server: the shortcuts are on, and switched off for as long as the page is.
    return true
  }
}

export function keepShortcuts(areOn: boolean): void {
  try {
    if (areOn) window.localStorage.removeItem(OFF.key)
    else window.localStorage.setItem(OFF.key, OFF.value)
  } catch (error) {
    console.warn('The setting of the shortcuts could not be kept', error)
  }
}
