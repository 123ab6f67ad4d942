import { useModal } from '@site/web/platform'
import { useState } from 'react'

/**
 * Lets a dialog wait for other modals: a wanted dialog opens once no other is open (POPUP-9), and then stays until it is
 * no longer wanted. The dialog itself stands on the modal stack, so it is only looked at before opening. One that the visitor asked for waits for none.
 */
export function useExclusiveModal(isWanted: boolean, isAskedFor: boolean): boolean {
  const { anotherIsOpen } = useModal(false)
  const [isOpen, setOpen] = useState(false)
  if (isOpen && !isWanted) setOpen(false)
  if (!isOpen && isWanted && (isAskedFor || !anotherIsOpen)) setOpen(true)
  return isOpen && isWanted
}
