import { SHARED_OWNER } from '@site/contracts/leads/desk'
import { usePlatform, useQueryClient, useToast } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { adminPath } from '../../access/admin-path.ts'
import { LEAD_PARAMETER } from '../../access/lead-parameter.ts'
import { useRights } from '../../access/use-rights.ts'
import { fullNameOf } from '../../leads/data/lead-name.ts'
import { sheetQuery } from '../../leads/sheet/data/use-sheet.ts'
import { useLive } from '../../live/use-live.ts'
import { entrustedCopy as copy } from '../content/entrusted.ts'
import { createEntrusted, type Given } from './entrusted.ts'

/** How long it is said. Milliseconds. */
const SAID_FOR = 10_000

/** Says to whom a lead is given by somebody else, on whatever screen, with the way to its sheet; several at once are said in one sentence (DESK-17). */
export function useEntrusted(adminCode: string): void {
  const { http } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()
  const rights = useRights(adminCode)
  const me = rights && (rights.name ?? SHARED_OWNER)
  const tell = async ({ by, leadIds }: Given) => {
    const [leadId] = leadIds
    const list = adminPath('/admin/leads', adminCode)
    const say = (title: string, label: string, to: string): void => {
      toast.show({ title, actions: [{ label, to }], duration: SAID_FOR })
    }
    if (leadId === undefined) return
    if (leadIds.length > 1) {
      say(copy.several(by, leadIds.length), copy.toMine, `${list}&view=a-moi`)
      return
    }
    try {
      const { lead } = await client.fetchQuery(sheetQuery(http, adminCode, leadId))
      const to = `${list}&${LEAD_PARAMETER}=${leadId}`
      say(copy.one(by, fullNameOf(lead) ?? lead.email), copy.open, to)
    } catch (error) {
      // It may be gone already; the list says how it stands.
      console.info('Who was entrusted could not be read', error)
    }
  }
  const newest = useRef(tell)
  useEffect(() => {
    newest.current = tell
  })
  const [entrusted] = useState(() => createEntrusted((given) => void newest.current(given)))
  useEffect(() => entrusted.end, [entrusted])
  useLive((message) => entrusted.hear(message, me))
}
