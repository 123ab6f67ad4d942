import { defineService } from '@site/service/define-service'
import { onDatabase } from '@site/service/on-database'
import { createRoutes } from '@site/service/routes/routes'
import { startAnswers } from './answers/answers.ts'
import { addAudienceRoute, pruneAudience, startAudience } from './audience/audience.ts'
import { startCodeAnnouncements } from './codes/announce-codes.ts'
import { addCodeRoutes } from './codes/code-routes.ts'
import { createUseNotes } from './codes/note-use.ts'
import { leadsConfig } from './config.ts'
import { addContactRoute } from './contact/contact-routes.ts'
import { createFloodGate } from './contact/flood-gate.ts'
import { purgeKeys } from './contact/idempotency.ts'
import { addDeliveryRoutes } from './deliveries/delivery-routes.ts'
import { configuredReceivers } from './deliveries/present-receiver.ts'
import { createContactTimes } from './desk/first-contact.ts'
import { openAllMissingDesks } from './desk/missing-desks.ts'
import { createCallReminders } from './desk/reminders/call-reminders.ts'
import { createMailReminders } from './desk/reminders/mail-reminders.ts'
import { startReminders } from './desk/reminders/reminders.ts'
import { purgeReminders } from './desk/reminders/send-reminders.ts'
import { addDeskRoutes } from './desk/routes/desk-routes.ts'
import { leadPresences } from './desk/sheet/presence.ts'
import { addInboundRoute } from './integrations/inbound-routes.ts'
import { addTokenRoutes } from './integrations/token-routes.ts'
import { pruneChanges } from './leads/lead-repository.ts'
import { addLeadRoutes } from './leads/lead-routes.ts'
import { migrations } from './migrations/index.ts'
import { purgeAttempts } from './notices/attempts.ts'
import { environmentSenders, startTeamNotice } from './notices/team-notice.ts'
import { addPersonalDataRoutes } from './personal-data/personal-data-routes.ts'
import { compareNewLeads } from './persons/compare-leads.ts'
import { addPersonRoutes } from './persons/person-routes.ts'
import { prunePersons } from './persons/prune.ts'
import { startReceivers } from './receivers/start-receivers.ts'
import { startDailyJob } from './retention/daily-job.ts'
import { applyRetention } from './retention/retention.ts'
import { createLeadMirror } from './search/lead-mirror.ts'
import { createJudge } from './suspects/create-judge.ts'
import { addSuspectRoutes } from './suspects/suspect-routes.ts'

/** How many leads are compared with others in an hour, beside those that are compared when somebody asks. */
const COMPARED_HOURLY = { atMost: 10_000, isWhole: true }

/** Captures leads, lists and searches them, notifies the team, and erases leads when the law says so. */
export const leadsService = defineService({
  name: 'svc-leads',
  config: leadsConfig,
  compose: onDatabase(
    migrations,
    async ({ config, db, log, clock, metrics, bus, notify, checkCode, onCodeUsed, access }) => {
      onCodeUsed(createUseNotes({ db, clock, log }))
      const floodGate = createFloodGate({ limits: config.contactLimits, clock, log, metrics })
      const routes = createRoutes(checkCode, config.TOKEN_CALLS_PER_MINUTE)
      addContactRoute(routes, { db, clock, notify, floodGate, judge: createJudge({ clock, metrics }) })
      addSuspectRoutes(routes, { db, clock, notify, access })
      const mirror = createLeadMirror(db)
      addLeadRoutes(routes, { db, mirror, clock, access, notify })
      const contactTimes = createContactTimes(metrics, config.desk)
      addDeskRoutes(routes, { db, clock, notify, access, timing: config.desk, contactTimes })
      addPersonRoutes(routes, { db, mirror, clock, access })
      addPersonalDataRoutes(routes, { db, clock, access })
      addCodeRoutes(routes, { db, clock, notify })
      addAudienceRoute(routes, { db, clock })
      addTokenRoutes(routes, { db, clock, notify })
      addInboundRoute(routes, { db, clock, notify })
      const { mail, webhook, ownerAddresses } = config
      const reminders = [
        ...(mail ? [createMailReminders(mail, ownerAddresses)] : []),
        ...(webhook ? [createCallReminders(webhook)] : [])
      ]
      const parts = { bus, db, log, clock, metrics }
      const desk = { timing: config.desk, contactTimes }
      const answering = { ...parts, notify, desk, backoffMs: config.noticePausesMs }
      const answers = await startAnswers(routes, config.answers, answering)
      const senders = environmentSenders(config)
      const receivers = await startReceivers(config, parts)
      const { means, dispatch } = receivers
      addDeliveryRoutes(routes, {
        ...{ db, clock, notify, means, dispatch, senders },
        configured: configuredReceivers(config)
      })
      return {
        routers: [routes.router],
        consumers: [
          await startTeamNotice({ senders, noticePausesMs: config.noticePausesMs }, parts),
          receivers,
          await startCodeAnnouncements(parts),
          ...answers.consumers,
          await startAudience(parts)
        ],
        jobs: [
          startDailyJob({ db, log, clock, name: 'retention', work: (now) => applyRetention(db, now) }),
          startReminders({ ...parts, notify, timing: config.desk, senders: reminders }),
          ...answers.jobs
        ],
        housekeeping: {
          'old idempotency keys': () => purgeKeys(db.knex, clock()),
          'old changes of the list': () => pruneChanges(db.knex),
          'leads without a place on the desk': () => openAllMissingDesks(db),
          'old reminders': () => purgeReminders(db.knex, clock()),
          'sheets that nobody has open': () => leadPresences.purge(db.knex, clock()),
          'old sums of visits': () => pruneAudience(db, clock()),
          'old attempts of deliveries': () => purgeAttempts(db.knex, clock()),
          'persons of whom nothing is left': () => prunePersons(db.knex),
          'leads compared with others': () => compareNewLeads(db, clock(), COMPARED_HOURLY)
        }
      }
    }
  )
})
