/** In milliseconds: after the document's load (POPUP-1), and on a phone after the chat was closed (POPUP-7). */
export const POPUP_DELAY = 30_000
export const QUIET_AFTER_CHAT = 30_000

export interface PopupState {
  /** The delay since the document's load is over. */
  isDue: boolean
  /** The document is loaded, and the pop-up was not shown before. */
  isExpected: boolean
  /** Opened again by who closed it: the sending had failed (POPUP-30). */
  isReopened: boolean
  /** Closed or sent once, in this visit or an earlier one. */
  wasShown: boolean
  isMobile: boolean
  isChatOpen: boolean
  /** The chat was closed less than 30 s ago. */
  isQuietAfterChat: boolean
}

export const initialPopupState: PopupState = {
  isDue: false,
  isExpected: false,
  isReopened: false,
  wasShown: false,
  isMobile: false,
  isChatOpen: false,
  isQuietAfterChat: false
}

/** On a computer always; on a phone neither over the chat nor just after it (POPUP-5 to POPUP-7). */
export function isPopupAllowed({ isMobile, isChatOpen, isQuietAfterChat }: PopupState): boolean {
  return !isMobile || !(isChatOpen || isQuietAfterChat)
}

/** Due, not yet shown, allowed (POPUP-8); or asked for. Hidden by suppression is not shown: it comes back. */
export function isPopupVisible(state: PopupState): boolean {
  return state.isReopened || (state.isDue && !state.wasShown && isPopupAllowed(state))
}

/** Closed or sent, and not opened again: it does not come back by itself. */
export const isPopupClosed = ({ wasShown, isReopened }: PopupState): boolean => wasShown && !isReopened

/** It will open by itself: whoever listens to the page is told beforehand, as the focus will move (POPUP-27). */
export const isPopupAhead = ({ isExpected, wasShown }: PopupState): boolean => isExpected && !wasShown
