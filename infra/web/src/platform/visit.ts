import { type FirstTouch, firstTouchIn, withoutCode } from '../first-touch.ts'

/** UTM fields of the page this visit started on (RESOLUTIONS 4). Browser only. */
export function readFirstTouch(): FirstTouch {
  try {
    return firstTouchIn(window.sessionStorage)
  } catch (error) {
    // Storage can be refused (private mode, policy): the lead is worth more than its campaign.
    console.warn('First touch could not be read', error)
    return {}
  }
}

/** Address of the page as a form may send it: without the admin code (RESOLUTIONS 4). Browser only. */
export function readPageUrl(): string {
  return withoutCode(window.location.href)
}
