import { useEffect, useState } from 'react'
import { useMay, useRights } from '../../../access/use-rights.ts'
import { countDrafts } from '../../../articles/draft/draft-store.ts'
import { useServerDrafts } from '../../../articles/draft/use-server-drafts.ts'
import { useArticles } from '../../../articles/use-articles.ts'
import { useRecentLeads } from '../../../leads/data/use-recent-leads.ts'
import { useDeskView } from '../../../leads/follow/use-desk-view.ts'
import { useSchedulerStatus } from '../../../scheduler/use-scheduler-status.ts'
import { useFirstContact } from './use-first-contact.ts'

/** The portal waits no longer for what its services know. Milliseconds. */
const PATIENCE = 4000
/** How often it is asked whether an article is still being written, in milliseconds. */
const WHILE_WRITING = 5000

export interface Figures {
  /** On the server; null where it did not answer, or the code does not open them. */
  drafts: number | null
  /** In this browser alone. */
  keptDrafts: number
  /** null likewise, as are the others. */
  articles: number | null
  leads: number | null
  nextRun: string | null
  /** '00:00', in Paris. */
  scheduledTime: string | null
  isRunning: boolean
  /** The generator's last run of all did not bring an article. */
  hasFailed: boolean
  /** How many articles its texts still suffice for; null where nothing limits that, or it is not known. */
  articlesLeft: number | null
}

/**
 * What the portal shows: counts for its tiles and its week, and the lists they were counted from. Undefined until it is known what the
 * code opens, and every service has answered or failed: what came later would push down what is there (ADMIN-33). A service that does
 * neither holds it up for four seconds, and one that fails and is asked again takes nothing away.
 */
export function useFigures(adminCode: string) {
  const rights = useRights(adminCode)
  const may = useMay(adminCode)
  const [mayLeads, mayArticles] = [may('leads'), may('articles')]
  const { recent, isLost } = useRecentLeads(adminCode, { isAsked: mayLeads })
  const { articles, error, retry: refetchArticles } = useArticles()
  const status = useSchedulerStatus(adminCode, {
    isAsked: mayArticles,
    readAgain: (now) => (now?.isRunning ? WHILE_WRITING : false)
  })
  const drafts = useServerDrafts(adminCode, { isAsked: mayArticles })
  const firstContact = useFirstContact(adminCode, mayLeads)
  const desk = useDeskView(adminCode, 'tous', { isAsked: mayLeads })
  const areLeadsSettled = !mayLeads || ((recent || isLost) && !firstContact.isPending && !desk.isPending)
  const areArticlesSettled =
    (articles || error !== null) && !(mayArticles && (status.isPending || drafts.isPending))
  const isSettled = rights !== undefined && Boolean(areLeadsSettled && areArticlesSettled)
  const figures: Figures | undefined = useOnceOrAfter(isSettled, PATIENCE)
    ? {
        drafts: drafts.data?.total ?? null,
        keptDrafts: countDrafts(),
        articles: articles?.length ?? null,
        leads: recent?.total ?? null,
        nextRun: status.data?.nextRun ?? null,
        scheduledTime: status.data?.scheduledTime ?? null,
        isRunning: status.data?.isRunning ?? false,
        hasFailed: status.data?.runs?.[0]?.state === 'failed',
        articlesLeft: status.data?.stock?.left ?? null
      }
    : undefined
  return {
    figures,
    times: firstContact.times,
    deskCounts: desk.counts,
    leads: recent?.leads ?? [],
    articles: articles ?? [],
    /** There are older leads than these. */
    isCut: recent?.isCut ?? false,
    isLost: isLost || error !== null || status.isError,
    /** Reads again what the live stream does not bring by itself. */
    refetch: () => {
      refetchArticles()
      void status.refetch()
      void drafts.refetch()
    }
  }
}

/** True for good from the moment that `isReady` is, or after so many milliseconds. */
function useOnceOrAfter(isReady: boolean, ms: number): boolean {
  const [isOver, setOver] = useState(false)
  if (isReady && !isOver) setOver(true)
  useEffect(() => {
    const timer = setTimeout(setOver, ms, true)
    return () => clearTimeout(timer)
  }, [ms])
  return isOver
}
