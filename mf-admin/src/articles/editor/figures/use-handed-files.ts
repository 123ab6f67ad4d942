import { useEffect, useRef, useState } from 'react'
import { filesOf } from './files-of.ts'

/** Takes files that are dropped or pasted anywhere in the window, and says whether some are held over it just now. */
export function useHandedFiles(take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const taken = useRef(take)
  useEffect(() => {
    taken.current = take
  })
  useEffect(() => {
    const off = new AbortController()
    const { signal } = off
    const hand = (event: Event, data: DataTransfer | null) => {
      const files = filesOf(data)
      if (files.length === 0) return
      event.preventDefault()
      taken.current(files)
    }
    document.addEventListener('paste', (event) => hand(event, event.clipboardData), { signal })
    document.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        // Else the browser would leave the page for the file.
        event.preventDefault()
        setOver(true)
      },
      { signal }
    )
    document.addEventListener('dragleave', ({ relatedTarget }) => setOver(relatedTarget !== null), { signal })
    document.addEventListener(
      'drop',
      (event) => {
        setOver(false)
        hand(event, event.dataTransfer)
      },
      { signal }
    )
    return () => off.abort()
  }, [])
  return isOver
}
