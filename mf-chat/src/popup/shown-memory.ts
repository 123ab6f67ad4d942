/** Key and value in local storage that say the pop-up was shown to this visitor. */
export const SHOWN_FLAG = { key: 'lucarne_popup_shown', value: 'true' } as const

export interface ShownMemory {
  read(): boolean
  write(): void
}

/** Remembers that the pop-up was shown. Where storage is refused, once a page load is the best there is. */
export function createShownMemory(storage: () => Storage): ShownMemory {
  return {
    read() {
      try {
        return storage().getItem(SHOWN_FLAG.key) === SHOWN_FLAG.value
      } catch (error) {
        console.warn('Whether the pop-up was shown could not be read', error)
        return false
      }
    },
    write() {
      try {
        storage().setItem(SHOWN_FLAG.key, SHOWN_FLAG.value)
      } catch (error) {
        console.warn('That the pop-up was shown could not be kept', error)
      }
    }
  }
}
