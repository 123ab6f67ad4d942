import type { Routes } from '@site/service/routes/routes'
import { pruneChanges } from '../leads/lead-repository.ts'
import { addLeadRoutes } from '../leads/lead-routes.ts'
import { addPersonalDataRoutes } from '../personal-data/personal-data-routes.ts'
import { compareNewLeads } from '../persons/compare-leads.ts'
import { addPersonRoutes } from '../persons/person-routes.ts'
import { prunePersons } from '../persons/prune.ts'
import { startDailyJob } from '../retention/daily-job.ts'
import { applyRetention } from '../retention/retention.ts'
import { createLeadMirror } from '../search/lead-mirror.ts'
import type { Area, LeadsContext } from './area.ts'

/** How many leads are compared with others in an hour, beside those that are compared when somebody asks. */
const COMPARED_HOURLY = { atMost: 10_000, isWhole: true }

/** What is kept: the list of leads and its search, the persons who sent them, and how long all of it stays. */
export function keepLeads(routes: Routes, context: LeadsContext): Area {
  const { db, log, clock } = context
  const mirror = createLeadMirror(db)
  addLeadRoutes(routes, { ...context, mirror })
  addPersonRoutes(routes, { ...context, mirror })
  addPersonalDataRoutes(routes, context)
  return {
    jobs: [startDailyJob({ db, log, clock, name: 'retention', work: (now) => applyRetention(db, now) })],
    housekeeping: {
      'old changes of the list': () => pruneChanges(db.knex),
      'persons of whom nothing is left': () => prunePersons(db.knex),
      'leads compared with others': () => compareNewLeads(db, clock(), COMPARED_HOURLY)
    }
  }
}
