import type { PlannedRelease } from '@site/contracts/federation/release'
import type { ReleaseBoard } from '@site/contracts/release-board/release-board'
import { useToast } from '@site/web/platform'
import { useEffect, useRef } from 'react'
import { releasesToasts } from './content/releases.ts'

/**
 * Says in a toast what became of a plan that is no longer there: its versions are live, or they are not. Of one that was called off here nothing is said twice.
 *
 * @returns what is told of a plan that is called off here
 */
export function usePlanNews(board: ReleaseBoard | undefined): (calledOff: PlannedRelease) => void {
  const toast = useToast()
  const seen = useRef<PlannedRelease[]>([])
  useEffect(() => {
    if (!board) return
    const gone = seen.current.filter((plan) => !board.planned.some(({ id }) => id === plan.id))
    seen.current = board.planned
    for (const { versions } of gone) {
      const names = Object.keys(versions)
      const isLive = board.deployables.filter(({ name, live }) => versions[name]?.to === live.version)
      const { carriedOut, notCarriedOut } = releasesToasts
      toast.show(isLive.length === names.length ? carriedOut(names) : notCarriedOut(names))
    }
  }, [board, toast])
  return (calledOff) => {
    seen.current = seen.current.filter(({ id }) => id !== calledOff.id)
  }
}
