import type { LeadDesk } from '@site/contracts/leads/desk'
import { leadDeskCalls } from '@site/contracts/operations/calls/lead-desk'
import type { LeadSheet } from '@site/contracts/operations/lead-sheet'
import { callApi } from '@site/web/api/call-api'
import { HttpError, usePlatform, useQueryClient, useStore, useToast } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../api/message-of.ts'
import { changeMany, UNDO_FOR } from '../../follow/change-many.ts'
import { type DeskChange, isAlready, withChange } from '../../follow/desk-change.ts'
import { useFollow } from '../../follow/follow-context.ts'
import { followCopy } from '../content/follow.ts'
import { sheetKey } from '../data/use-sheet.ts'
import { createUnmadeChanges } from './unmade-changes.ts'

const unmadeChanges = createUnmadeChanges()

/**
 * Changes where a lead stands, one change after the other, each at the version that is shown. What is wanted shows at once; what somebody
 * else was faster to change, or what failed, stays in `unmade` until it is applied or given up, also when the sheet is closed meanwhile
 * (SHEET-5, SHEET-15).
 */
export function useDeskChange(adminCode: string, leadId: number) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()
  const { rows } = useFollow()
  const [pending, setPending] = useState<readonly DeskChange[]>([])
  const place = `${leadId} ${adminCode}`
  const unmade = useStore(unmadeChanges.store, ({ changes }) => changes.get(place))
  /** How the lead stands since its status was changed here, while that can be taken back. */
  const [made, setMade] = useState<LeadDesk | null>(null)
  useEffect(() => {
    if (!made) return
    const timer = setTimeout(() => setMade(null), UNDO_FOR)
    return () => clearTimeout(timer)
  }, [made])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  const queryKey = sheetKey(adminCode, leadId)
  const note = (desk: LeadDesk) => {
    rows.put([desk])
    client.setQueryData<LeadSheet>(queryKey, (sheet) =>
      sheet && desk.version >= sheet.desk.version ? { ...sheet, desk } : sheet
    )
  }
  const send = async (wanted: DeskChange): Promise<boolean> => {
    const sheet = client.getQueryData<LeadSheet>(queryKey)
    if (!sheet) return false
    try {
      const body = { ...wanted, version: sheet.desk.version, adminCode }
      const desk = await callApi(http, leadDeskCalls.changeDesk, { params: { id: leadId }, body })
      note(desk)
      setMade(wanted.status !== undefined && wanted.status !== sheet.desk.status ? desk : null)
      return true
    } catch (error) {
      const theirs = (error instanceof HttpError && error.problem?.desk) || null
      if (theirs) note(theirs)
      else console.error('It could not be changed where a lead stands', error)
      if (theirs && isAlready(theirs, wanted)) return true
      const message = messageOf(error) ?? followCopy.failed
      unmadeChanges.keep(place, { wanted, theirs, message })
      if (!isOpen.current)
        toast.show({ title: followCopy.notMade, description: followCopy.keptInSheet(message), tone: 'error' })
      return false
    } finally {
      void client.invalidateQueries({ queryKey })
    }
  }
  const change = (wanted: DeskChange): Promise<boolean> => {
    unmadeChanges.replace(place, wanted)
    setPending((all) => [...all, wanted])
    const made = queue.current.then(() => send(wanted))
    queue.current = made.finally(() => setPending((all) => all.filter((one) => one !== wanted)))
    return made
  }
  return {
    change,
    /** Where the lead stands once what is on its way has arrived. */
    shown: (desk: LeadDesk): LeadDesk => pending.reduce(withChange, desk),
    unmade,
    made,
    /** Takes the latest change of the status back, with all that it brought along: a callback that went, the time of the first contact (SHEET-21). */
    async undo(): Promise<void> {
      if (!made) return
      setMade(null)
      try {
        const [result] = await changeMany(http, adminCode, [made], { undo: true })
        if (result?.desk) note(result.desk)
        if (result?.outcome === 'conflict') toast.show({ title: followCopy.notUndone, tone: 'error' })
      } catch (error) {
        console.error('The change of the status could not be taken back', error)
        setMade(made)
        toast.show({
          title: followCopy.notMade,
          description: messageOf(error) ?? followCopy.failed,
          tone: 'error'
        })
      } finally {
        void client.invalidateQueries({ queryKey })
      }
    },
    giveUp: () => unmadeChanges.drop(place)
  }
}
export type DeskChanging = ReturnType<typeof useDeskChange>
