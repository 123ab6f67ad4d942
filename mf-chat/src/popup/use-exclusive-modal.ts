import { useModal } from '@site/web/platform'
import { useState } from 'react'

/**
 * Lets a dialog wait for other modals: a wanted dialog opens once no other is open (POPUP-9), and then stays until it is
 * no longer wanted. The dialog itself stands on the modal stack, so it is only looked at before opening.
 */
export function useExclusiveModal(isWanted: boolean): boolean {
  const { anotherIsOpen } = useModal(false)
  const [isOpen, setOpen] = useState(false)
  if (isOpen && !isWanted) setOpen(false)
  if (!isOpen && isWanted && !anotherIsOpen) setOpen(true)
  return isOpen && isWanted
}
