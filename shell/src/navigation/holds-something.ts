import { KEEPS_PAGE } from '@site/contracts/federation/kept-page'
import type { Platform } from '@site/web/platform'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Would the visitor lose something with this document: words typed in it, an open dialog, a notification with what it offers, or what a
 * front end says that it keeps?
 *
 * @param leaving the part of the page that goes in any case, with what is typed in it
 */
export function holdsSomething(
  page: Document,
  { modals, toasts }: Pick<Platform, 'modals' | 'toasts'>,
  leaving: Element | null
): boolean {
  const isTyped = (field: Field) => !leaving?.contains(field) && !isSwitch(field) && field.value !== ''
  return (
    modals.store.getState().open.length > 0 ||
    toasts.store.getState().toast?.isOpen === true ||
    page.querySelector(`[${KEEPS_PAGE}]`) !== null ||
    Array.from(page.querySelectorAll<Field>('input, textarea')).some(isTyped)
  )
}

const isSwitch = ({ type }: Field) => /^(checkbox|radio|range|file|hidden|submit|button)$/.test(type)
