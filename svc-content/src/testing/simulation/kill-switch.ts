import type { KILL_POINTS } from './protocol.ts'
import type { StatementWatcher } from './watch-statements.ts'

type KillPoint = (typeof KILL_POINTS)[number]

const STATEMENTS: [KillPoint, 'before' | 'after', RegExp][] = [
  ['before claim', 'before', /^insert into `article_runs`/],
  ['after claim', 'after', /^insert into `article_runs`/],
  ['after take-over', 'after', /^update `article_runs` set `state` = \?, `attempts`/],
  ['after lock', 'after', /from `article_runs` .*for update$/],
  ['after article', 'after', /^insert into `articles`/],
  ['after event', 'after', /^insert into `outbox`/],
  ['before success', 'before', /^update `article_runs` set `state` = \?, `article_id`/],
  ['after success', 'after', /^update `article_runs` set `state` = \?, `article_id`/],
  ['after revision', 'after', /^update `revisions`/],
  ['before published', 'before', /^update `outbox` set `published_at`/],
  ['after published', 'after', /^update `outbox` set `published_at`/]
]

/** Kills this process with signal 9 at the point that `point` gives. The 'commit' points mean the transaction that inserted an article. */
export function createKillSwitch(point: () => KillPoint | null): {
  watch: StatementWatcher
  writing(): void
} {
  const publishing = new WeakSet<object>()
  const die = () => process.kill(process.pid, 'SIGKILL')
  return {
    watch(moment, sql, connection) {
      const wanted = point()
      if (/^insert into `articles`/.test(sql)) publishing.add(connection)
      const isEnd = publishing.has(connection) && /^(COMMIT|ROLLBACK)/.test(sql)
      if (isEnd && wanted === `${moment} commit`) die()
      if (isEnd && moment === 'after') publishing.delete(connection)
      if (STATEMENTS.some(([name, when, text]) => name === wanted && when === moment && text.test(sql))) die()
    },
    writing() {
      if (point() === 'while writing') die()
    }
  }
}
