import { useLocation } from '@site/web/platform'
import { useEffect } from 'react'
import { useMay } from '../../access/use-rights.ts'
import { useDeskState } from '../../layout/desk-store.ts'
import { keepLook, readLook } from '../../layout/last-look.ts'
import { useRecentLeads } from '../../leads/data/use-recent-leads.ts'

/**
 * Leads that are newer than the last one this browser's administrator has looked at. The lead screen counts its own, and
 * nothing is asked for a second time there. Before the first look nothing is new.
 */
export function useFreshLeads(adminCode: string): { count: number; isMore: boolean } {
  const may = useMay(adminCode)
  const unseen = useDeskState((state) => state.unseen)
  const isListShown = useLocation().pathname === '/admin/leads'
  const { recent } = useRecentLeads(adminCode, { isAsked: !isListShown && may('leads') })
  const look = readLook()
  const newest = recent?.leads.reduce((highest, { id }) => Math.max(highest, id), 0)
  useEffect(() => {
    if (newest !== undefined && readLook() === null) keepLook(newest)
  }, [newest])
  if (isListShown) return { count: unseen ?? 0, isMore: false }
  if (!recent || look === null) return { count: 0, isMore: false }
  const count = recent.leads.filter(({ id }) => id > look).length
  return { count, isMore: recent.isCut && count === recent.leads.length }
}
