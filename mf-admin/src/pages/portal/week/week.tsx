import type { Article } from '@site/contracts/articles/article'
import type { DeskPage, DeskView, FirstContact as FirstContactTimes } from '@site/contracts/leads/desk'
import type { Lead } from '@site/contracts/leads/lead'
import { FEW_ARTICLES_LEFT } from '@site/contracts/operations/scheduler'
import { Link } from '@site/web/platform'
import { classNames } from '@site/web/ui/class-names'
import { Icon } from '@site/web/ui/pictures/icon'
import { adminPath } from '../../../access/admin-path.ts'
import { useMay } from '../../../access/use-rights.ts'
import { useFreshLeads } from '../../../desk/rail/use-fresh-leads.ts'
import shaded from '../../../layout/list/shaded-scroller.module.css'
import { weekCopy } from '../content/week.ts'
import type { Figures } from '../figures/use-figures.ts'
import { buildWeek, isWithin } from './build-week.ts'
import { FirstContact } from './first-contact.tsx'
import styles from './week.module.css'
import { WeekBoard } from './week-board.tsx'

interface WeekProps {
  adminCode: string
  figures: Figures
  leads: Lead[]
  articles: Article[]
  /** undefined where they are not known, or the code does not open them. */
  times: FirstContactTimes | undefined
  /** How many leads each saved view holds; undefined likewise. */
  deskCounts: DeskPage['counts']
  /** There are older leads than these. */
  isCut: boolean
  isLost: boolean
}

/** The week at a glance, and what waits for somebody, as far as the code opens it (ADMIN-23). */
export function Week({ leads, isCut, isLost, ...known }: WeekProps) {
  const { adminCode, figures, articles, times } = known
  const days = buildWeek(new Date(), leads, articles, times?.received)
  const may = useMay(adminCode)
  const [mayLeads, mayArticles] = [may('leads'), may('articles')]
  // Nothing here is for who serves releases alone.
  if (!mayLeads && !mayArticles) return null
  return (
    <section className={styles.week} data-timed={times !== undefined} aria-labelledby="week-title">
      <div className={styles.planning}>
        <div className={styles.head}>
          <h2 id="week-title" className={styles.title}>
            {weekCopy.title}
          </h2>
          {isLost && <p className={styles.lost}>{weekCopy.lost}</p>}
          {isCut && !times?.received && isWithin(days, leads) && (
            <p className={styles.lost}>{weekCopy.cut}</p>
          )}
        </div>
        <WeekBoard
          days={days}
          figures={figures}
          adminCode={adminCode}
          hasLeads={mayLeads}
          hasArticles={mayArticles}
        />
      </div>
      <Waiting {...known} may={may} />
      {times && <FirstContact times={times} />}
    </section>
  )
}

/** What somebody has to do, each with the way there. */
function Waiting({
  adminCode,
  figures,
  articles,
  deskCounts,
  may
}: Pick<WeekProps, 'adminCode' | 'figures' | 'articles' | 'deskCounts'> & {
  may: ReturnType<typeof useMay>
}) {
  const { count: fresh } = useFreshLeads(adminCode)
  const toReview = articles.filter(
    ({ origin, review }) => origin && origin.writer !== 'person' && !review
  ).length
  const drafts = (figures.drafts ?? 0) + figures.keptDrafts
  const at = (path: string) => adminPath(path, adminCode)
  // Drafts on the server are found in the list of articles, those of this browser in the form.
  const draftsPath = figures.drafts ? `${at('/admin/manage')}&drafted=yes` : at('/admin/create')
  const reviewPath = `${at('/admin/manage')}&automatic=yes&reviewed=no`
  const desk = (view: DeskView) => ({
    to: `${at('/admin/leads')}&view=${view}`,
    count: deskCounts?.[view] ?? 0
  })
  const [late, toHandle, mine] = [desk('en-retard'), desk('a-traiter'), desk('a-moi')]
  const replied = desk('a-repondu')
  const left = figures.articlesLeft ?? Number.POSITIVE_INFINITY
  const isNearEnd = left <= FEW_ARTICLES_LEFT
  const leadTasks = [
    { ...late, text: weekCopy.late(late.count), tone: 'err' },
    { ...replied, text: weekCopy.replied(replied.count), tone: 'corail' },
    { to: at('/admin/leads'), count: fresh, text: weekCopy.toRead(fresh), tone: 'corail' },
    { ...toHandle, text: weekCopy.toHandle(toHandle.count), tone: 'lilas' },
    { ...mine, text: weekCopy.mine(mine.count), tone: 'lilas' }
  ]
  const articleTasks = [
    { to: reviewPath, count: toReview, text: weekCopy.toReview(toReview), tone: 'safran' },
    { to: at('/admin/auto'), count: Number(figures.hasFailed), text: weekCopy.failedRun, tone: 'err' },
    { to: at('/admin/auto'), count: Number(isNearEnd), text: weekCopy.articlesLeft(left), tone: 'safran' },
    { to: draftsPath, count: drafts, text: weekCopy.drafts(drafts), tone: 'lilas' }
  ]
  const tasks = [...(may('leads') ? leadTasks : []), ...(may('articles') ? articleTasks : [])].filter(
    ({ count }) => count > 0
  )
  return (
    <div className={classNames(styles.waiting, shaded.scroller)}>
      <h3 className={styles.subtitle}>{weekCopy.waiting}</h3>
      {tasks.length === 0 && <p className={styles.nothing}>{weekCopy.nothing}</p>}
      {tasks.map(({ to, text, tone }) => (
        <Link key={text} className={styles.task} data-tone={tone} to={to}>
          {text}
          <Icon name="arrow-right" />
        </Link>
      ))}
    </div>
  )
}
