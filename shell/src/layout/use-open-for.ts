import { useCallback, useState } from 'react'

/**
 * Open or closed, for one `subject` (an address, a visitor): when that changes it is closed, and a way back to it does not open it
 * again.
 */
export function useOpenFor(subject: string) {
  const [openFor, setOpenFor] = useState<string | null>(null)
  const isOpen = openFor === subject
  if (openFor !== null && !isOpen) setOpenFor(null)
  const close = useCallback(() => setOpenFor(null), [])
  return { isOpen, open: () => setOpenFor(subject), close }
}
