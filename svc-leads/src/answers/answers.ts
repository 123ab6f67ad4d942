import type { Database } from '@site/service/database/database'
import type { Bus } from '@site/service/events/bus'
import type { Log } from '@site/service/observability/log'
import type { Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import type { Routes } from '@site/service/routes/routes'
import type { OwnersTold } from '../desk/reminders/reminder.ts'
import { createMailTransport } from '../mail/mail-transport.ts'
import type { SendingSubscription } from '../senders/start-event-sender.ts'
import type { AnswerConfig } from './answer-config.ts'
import { addAnswerRoutes } from './answer-routes.ts'
import { addFirstModels } from './models/first-start.ts'
import { startReadingMailbox } from './reading/read-mailbox.ts'
import { startReceipts } from './receipts/send-receipts.ts'
import type { DeskParts } from './sending/note-contact.ts'
import { startSendingAnswers } from './sending/send-answers.ts'
import { createAnswerGate } from './writing/answer-limits.ts'

export interface AnswerDeps {
  db: Database
  bus: Bus
  log: Log
  clock: Clock
  metrics: Metrics
  notify: () => void
  desk: DeskParts
  /** How the owner of a lead hears that its visitor has answered. */
  told: OwnersTold
}

/**
 * Serves answers to visitors and, where a mail server is configured, sends them; where a mailbox is, reads what comes back. Gives what runs.
 *
 * @param backoffMs pauses between the tries of an e-mail, when they are not the usual ones
 */
export async function startAnswers(
  routes: Routes,
  config: AnswerConfig,
  deps: AnswerDeps & { backoffMs: readonly number[] | undefined }
): Promise<{ consumers: SendingSubscription[]; jobs: { stop(): Promise<void> }[] }> {
  const { db, clock, notify } = deps
  const { from, bookingUrl, limits, smtpUrl } = config
  await addFirstModels(db, clock())
  const gate = createAnswerGate({ ...deps, limits })
  addAnswerRoutes(routes, { db, clock, notify, gate, from, bookingUrl })
  const { imapUrl, imapPauseMs: pauseMs } = config
  const jobs = imapUrl === null ? [] : [startReadingMailbox({ ...deps, imapUrl, pauseMs })]
  if (smtpUrl === null || from === null) return { consumers: [], jobs }
  const sending = await startSendingAnswers({ ...deps, transport: createMailTransport(smtpUrl), from })
  if (!config.sendsReceipts) return { consumers: [sending], jobs }
  const receipts = await startReceipts({ ...deps, gate, from, siteEmail: config.siteEmail })
  return { consumers: [sending, receipts], jobs }
}
