import type { Routes } from '@site/service/routes/routes'
import { startAnswers } from '../answers/answers.ts'
import { createContactTimes } from '../desk/first-contact.ts'
import { openAllMissingDesks } from '../desk/missing-desks.ts'
import type { OwnersTold } from '../desk/reminders/reminder.ts'
import { addDeskRoutes } from '../desk/routes/desk-routes.ts'
import { leadPresences } from '../desk/sheet/presence.ts'
import type { Area, LeadsContext } from './area.ts'

/** What is done about leads: where each stands and who has it open, and answers to visitors. */
export async function serveDesk(routes: Routes, context: LeadsContext, told: OwnersTold): Promise<Area> {
  const { config, db, clock, metrics } = context
  const desk = { timing: config.desk, contactTimes: createContactTimes(metrics, config.desk) }
  addDeskRoutes(routes, { ...context, ...desk })
  const answers = await startAnswers(routes, config.answers, {
    ...context,
    desk,
    told,
    backoffMs: config.noticePausesMs
  })
  return {
    ...answers,
    housekeeping: {
      'leads without a place on the desk': () => openAllMissingDesks(db),
      'sheets that nobody has open': () => leadPresences.purge(db.knex, clock())
    }
  }
}
