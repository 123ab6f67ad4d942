import { Button } from '@site/web/ui/forms/button'
import { useRef, useState } from 'react'
import { listCopy } from '../content/list.ts'

/** The first `count` lines of a list, newest first, until somebody asks for the older ones. */
export function useLatest<Line>(lines: Line[] | undefined, count: number) {
  const [showsAll, setShowsAll] = useState(false)
  /** The list itself, which takes the focus. */
  const list = useRef<HTMLOListElement>(null)
  const shown = showsAll ? lines : lines?.slice(0, count)
  return {
    shown,
    list,
    older: (lines?.length ?? 0) - (shown?.length ?? 0),
    /** The button goes, and the focus from it to the list. */
    showOlder() {
      setShowsAll(true)
      list.current?.focus({ preventScroll: true })
    }
  }
}

/** Stands below the list, where there is more. */
export const OlderButton = ({ older, onPress }: { older: number; onPress: () => void }) =>
  older > 0 && (
    <Button variant="quiet" size="small" onClick={onPress}>
      {listCopy.older(older)}
    </Button>
  )
