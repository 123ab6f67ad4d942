import { leadDeskCalls } from '@site/contracts/operations/calls/lead-desk'
import { callApi } from '@site/web/api/call-api'
import { usePlatform } from '@site/web/platform'
import { useEffect, useState } from 'react'
import { codeHeader } from '../../api/code-header.ts'
import { useLive } from '../../live/use-live.ts'
import { createDeskRows, type DeskRows } from './desk-rows.ts'

/** Milliseconds. */
const REFRESHED_EVERY = 60_000

/** Where the leads of the list stand, as the live stream tells of changes, and once a minute for those that grow late. */
export function useDeskRows(adminCode: string): DeskRows {
  const { http } = usePlatform()
  const [rows] = useState(() =>
    createDeskRows(async (ids) => {
      const page = await callApi(http, leadDeskCalls.listDesk, {
        query: { ids: ids.join(','), counts: 'no' },
        headers: codeHeader(adminCode)
      })
      return page.rows
    })
  )
  const status = useLive(({ type, data }) => {
    if (type === 'site.lead-changed' && typeof data.leadId === 'number') rows.renew(data.leadId)
  })
  // What changed while there was no stream was not told.
  useEffect(() => {
    if (status === 'open') rows.refresh()
  }, [rows, status])
  useEffect(() => {
    const timer = setInterval(rows.refresh, REFRESHED_EVERY)
    return () => {
      clearInterval(timer)
      rows.end()
    }
  }, [rows])
  return rows
}
