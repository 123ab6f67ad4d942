import { type FirstTouch, firstTouchOf, withoutCode } from './first-touch.ts'

/**
 * The campaign of the address this document was opened at. The shell loads this module before any navigation inside the
 * site, and the site is one document: memory is enough, and nothing of it is written in the visitor's browser
 * (DATA-5). A reload, or a link followed before the scripts run, is a new document and starts anew.
 */
const landing: FirstTouch = typeof window === 'undefined' ? {} : firstTouchOf(window.location.href)

/** UTM fields of the page this visit started on (CONTACT-6). Browser only. */
export function readFirstTouch(): FirstTouch {
  return landing
}

/** Address of the page as a form may send it: without the admin code (CONTACT-7). Browser only. */
export function readPageUrl(): string {
  return withoutCode(window.location.href)
}
