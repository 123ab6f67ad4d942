import { LEAD_STATUSES, type LeadStatus } from '@site/contracts/leads/desk'
import { useEffect, useMemo, useRef } from 'react'
import { useScreenParts } from '../../../layout/desk-store.ts'
import { statusLabels } from '../../content/status.ts'
import { followCopy, sheetKeys } from '../content/follow.ts'

interface Acts {
  choose: (status: LeadStatus) => void
  take: () => void
  callback: () => void
}

/** What can be done about the lead of the open sheet, in the palette; its keys are listed by the screen. */
export function useFollowCommands(acts: Acts): void {
  const newest = useRef(acts)
  useEffect(() => {
    newest.current = acts
  })
  const parts = useMemo(
    () => ({
      title: sheetKeys.title,
      keys: [],
      commands: [
        ...LEAD_STATUSES.map((status, index) => ({
          label: sheetKeys.commands.status(statusLabels[status]),
          hint: String(index + 1),
          run: () => newest.current.choose(status)
        })),
        { label: followCopy.mine, hint: 'A', run: () => newest.current.take() },
        { label: followCopy.callback.set, hint: 'R', run: () => newest.current.callback() }
      ]
    }),
    []
  )
  useScreenParts(parts)
}
