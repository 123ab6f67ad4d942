import type { LeadDesk } from '@site/contracts/leads/desk'
import { useStore } from '@site/web/platform'
import { createContext, useContext, useEffect } from 'react'
import type { DeskRows } from './desk-rows.ts'

/** What the list and the sheet know of how leads are followed up. */
export interface Follow {
  rows: DeskRows
  /** The owner's name for who works here; undefined until it is known. */
  me: string | undefined
  /** Who may own a lead. */
  owners: readonly string[]
}
export const FollowContext = createContext<Follow | null>(null)

export function useFollow(): Follow {
  const follow = useContext(FollowContext)
  if (!follow) throw new Error('No FollowContext above')
  return follow
}

/** Where a lead stands whose row is drawn; undefined until it is known. */
export function useDeskRow(leadId: number): LeadDesk | undefined {
  const { rows } = useFollow()
  useEffect(() => rows.want(leadId), [rows, leadId])
  return useStore(rows.store, (state) => state.rows.get(leadId))
}
