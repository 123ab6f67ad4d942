/** Holds the number of the newest lead that was looked at: neither a lead nor the code (LEADS-19). */
const KEY = 'lucarne_leads_seen'

/** Id of the newest lead that this browser's administrator has looked at; null before the first look, or where storage is refused. */
export function readLook(): number | null {
  try {
    return Number(window.localStorage.getItem(KEY)) || null
  } catch {
    return null
  }
}

/** Notes that the list was looked at, up to this lead. */
export function keepLook(id: number): void {
  try {
    window.localStorage.setItem(KEY, String(id))
  } catch (error) {
    console.warn('The last look at the leads could not be kept', error)
  }
}
