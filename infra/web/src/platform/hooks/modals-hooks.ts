import { useEffect, useId } from 'react'
import { useStore } from 'zustand'
import { usePlatform } from '../context/provider.tsx'

/** Announces a modal while it is open, and says whether another one is. */
export function useModal(isOpen: boolean): { anotherIsOpen: boolean } {
  const { modals } = usePlatform()
  const id = useId()
  useEffect(() => (isOpen ? modals.open(id) : undefined), [isOpen, id, modals])
  const anotherIsOpen = useStore(modals.store, ({ open }) => open.some((other) => other !== id))
  return { anotherIsOpen }
}
