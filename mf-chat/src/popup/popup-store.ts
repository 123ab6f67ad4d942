import { createStore } from '@site/web/platform'
import { initialPopupState, POPUP_DELAY, type PopupState, QUIET_AFTER_CHAT } from './popup-rules.ts'
import type { ShownMemory } from './shown-memory.ts'

/**
 * The pop-up's clock. It is told what happens around it (`documentLoaded`, `setMobile`, `setChatOpen`) and keeps the
 * state that `isPopupVisible` reads. `stop` clears its timers.
 *
 * @param untilRest milliseconds until nobody is filling a field any more: it opens no sooner (POPUP-28)
 */
export function createPopupStore(memory: ShownMemory, untilRest: () => number = () => 0) {
  const store = createStore<PopupState>(() => initialPopupState)
  let dueTimer: ReturnType<typeof setTimeout> | undefined
  let quietTimer: ReturnType<typeof setTimeout> | undefined

  const becomeDue = () => {
    const wait = untilRest()
    if (wait > 0) dueTimer = setTimeout(becomeDue, wait)
    // The memory is read again when it matters: another tab may have shown the pop-up meanwhile.
    else store.setState({ isDue: true, wasShown: memory.read() })
  }

  return {
    store,
    /** `elapsed`: milliseconds since the load event, which may be long past when the scripts start late. */
    documentLoaded(elapsed: number): void {
      clearTimeout(dueTimer)
      store.setState({ isExpected: !memory.read() })
      const remaining = Math.min(POPUP_DELAY, Math.max(0, POPUP_DELAY - elapsed))
      dueTimer = setTimeout(becomeDue, remaining)
    },
    setMobile(isMobile: boolean): void {
      store.setState({ isMobile })
    },
    setChatOpen(isChatOpen: boolean): void {
      if (isChatOpen === store.getState().isChatOpen) return
      clearTimeout(quietTimer)
      store.setState({ isChatOpen, isQuietAfterChat: !isChatOpen })
      if (isChatOpen) return
      quietTimer = setTimeout(() => store.setState({ isQuietAfterChat: false }), QUIET_AFTER_CHAT)
    },
    /** Closed or sent: it never opens again (POPUP-3, POPUP-4). */
    finish(): void {
      memory.write()
      store.setState({ wasShown: true, isReopened: false })
    },
    /** By a press of the visitor's own: nothing suppresses it then (POPUP-30). */
    reopen(): void {
      store.setState({ isReopened: true })
    },
    stop(): void {
      clearTimeout(dueTimer)
      clearTimeout(quietTimer)
    }
  }
}
export type PopupStore = ReturnType<typeof createPopupStore>
