import type { LeadDesk } from '@site/contracts/leads/desk'
import { leadDeskCalls } from '@site/contracts/operations/calls/lead-desk'
import type { LeadSheet } from '@site/contracts/operations/lead-sheet'
import { callApi } from '@site/web/api/call-api'
import { HttpError, usePlatform, useQueryClient, useStore, useToast } from '@site/web/platform'
import { useEffect } from 'react'
import { logFailure } from '../../../api/log-failure.ts'
import { messageOf } from '../../../api/message-of.ts'
import { changeMany } from '../../follow/change-many.ts'
import { type DeskChange, isAlready, isOvertaken, withChange } from '../../follow/desk-change.ts'
import { deskChanges, newest, placeOf } from '../../follow/desk-changes.ts'
import { useFollow } from '../../follow/follow-context.ts'
import { followCopy } from '../content/follow.ts'
import { isMissing, sheetKey } from '../data/use-sheet.ts'
import { createUnmadeChanges } from './unmade-changes.ts'

const unmadeChanges = createUnmadeChanges()

/**
 * Changes where a lead stands, one change after the other, each at the version that is shown. What is wanted shows at once; what somebody
 * else was faster to change, or what failed, stays in `unmade` until it is applied or given up, also when the sheet is closed meanwhile
 * (SHEET-5, SHEET-15).
 *
 * @param read how the lead stands as its sheet was read
 */
export function useDeskChange(adminCode: string, read: LeadDesk) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()
  const { rows } = useFollow()
  const { leadId } = read
  const place = placeOf(adminCode, leadId)
  const unmade = useStore(unmadeChanges.store, ({ changes }) => changes.get(place))
  const { pending, answered, made } = useStore(deskChanges.store, () => deskChanges.of(place))
  useEffect(() => deskChanges.open(place), [place])
  const seen = newest(read, answered)

  const queryKey = sheetKey(adminCode, leadId)
  const note = (desk: LeadDesk) => {
    rows.put([desk])
    client.setQueryData<LeadSheet>(queryKey, (sheet) =>
      sheet && desk.version >= sheet.desk.version ? { ...sheet, desk } : sheet
    )
  }
  const send = (wanted: DeskChange) => async (version: number) => {
    const before = newest(read, deskChanges.of(place).answered)
    const body = { ...wanted, version, adminCode }
    const desk = await callApi(http, leadDeskCalls.changeDesk, { params: { id: leadId }, body })
    deskChanges.offerUndo(
      place,
      desk.version > version && (desk.status !== before.status || desk.owner !== before.owner)
        ? { desk, before }
        : null
    )
    return desk
  }
  return {
    /** `begunOver`: how the lead stood as this was begun, where that took a while: what somebody else changed meanwhile is not written over unseen. */
    async change(wanted: DeskChange, begunOver: LeadDesk = seen): Promise<boolean> {
      unmadeChanges.replace(place, wanted)
      if (isOvertaken(wanted, begunOver, seen)) {
        unmadeChanges.keep(place, { wanted, theirs: seen, message: followCopy.failed })
        return false
      }
      try {
        note(await deskChanges.run(place, wanted, seen.version, send(wanted)))
        return true
      } catch (error) {
        const theirs = (error instanceof HttpError && error.problem?.desk) || null
        if (theirs) {
          deskChanges.note(place, theirs)
          note(theirs)
        } else logFailure('It could not be changed where a lead stands', error)
        if (theirs && isAlready(theirs, wanted)) return true
        // The sheet, which is read again, says that the lead is gone.
        if (isMissing(error)) return false
        const message = messageOf(error) ?? followCopy.failed
        unmadeChanges.keep(place, { wanted, theirs, message })
        if (!deskChanges.isOpen(place))
          toast.show({
            title: followCopy.notMade,
            description: followCopy.keptInSheet(message),
            tone: 'error'
          })
        return false
      } finally {
        void client.invalidateQueries({ queryKey })
      }
    },
    seen,
    /** Where the lead stands once what is on its way has arrived. */
    shown: pending.reduce(withChange, seen),
    unmade,
    made,
    /** Takes the latest change of the status back, with all that it brought along: a callback that went, the time of the first contact (SHEET-21). */
    async undo(): Promise<void> {
      if (!made) return
      deskChanges.offerUndo(place, null)
      try {
        const [result] = await changeMany(http, adminCode, [made.desk], { undo: true })
        if (result?.desk) {
          if (result.outcome === 'changed') deskChanges.accept(place, result.desk)
          else deskChanges.note(place, result.desk)
          note(result.desk)
        }
        if (result?.outcome === 'conflict') toast.show({ title: followCopy.notUndone, tone: 'error' })
      } catch (error) {
        logFailure('The change of the status could not be taken back', error)
        deskChanges.offerUndo(place, made)
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
