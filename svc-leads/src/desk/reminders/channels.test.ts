import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestReceiver, type TestReceiver } from '../../testing/start-receiver.ts'
import { readMail, readWords, startTestSmtp, type TestSmtp } from '../../testing/start-smtp.ts'
import { createCallReminders } from './call-reminders.ts'
import { createMailReminders } from './mail-reminders.ts'
import type { Reminder } from './reminder.ts'

const SECRET = 'un secret de seize signes'
const NBSP = '\u00a0'
const OWNERS = new Map([
  ['Camille Astier', 'camille@lucarne.example'],
  ['Marc Olivet', 'marc@lucarne.example']
])

const reminder: Reminder = {
  id: '7d0c3a3e-55a4-4c3f-9a53-3b0f6f5b1d11',
  step: 'owner',
  owner: 'Camille Astier',
  at: new Date('2026-11-24T09:30:00.000Z'),
  leads: [{ id: 41, source: 'popup', since: new Date('2026-11-24T08:04:00.000Z'), owner: 'Camille Astier' }]
}

let smtp: TestSmtp
let receiver: TestReceiver
beforeAll(async () => {
  smtp = await startTestSmtp()
  receiver = await startTestReceiver()
})
afterAll(async () => {
  await smtp.stop()
  await receiver.stop()
})
beforeEach(() => {
  smtp.messages.length = 0
  smtp.behaviour = 'accept'
})

const mail = (place: { SITE_ORIGIN?: string } = {}) =>
  createMailReminders(
    {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Lucarne <site@lucarne.example>',
      MAIL_TO: 'equipe@lucarne.example',
      ...place
    },
    OWNERS
  )
const received = (): Record<string, string>[] =>
  smtp.messages.map(readMail).map(({ headers, text }) => ({ ...headers, text }))

it('DESK-12 reach the owner by e-mail, with the reminder’s own identity and nothing of the person', async () => {
  await mail().send(reminder)
  const [message] = received()
  expect(message).toMatchObject({
    to: 'camille@lucarne.example',
    'message-id': `<${reminder.id}@lucarne.example>`
  })
  expect(readWords(message?.subject ?? '')).toBe(
    `À rappeler${NBSP}: un lead attend un premier contact (Camille Astier)`
  )
  expect(message?.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(
    [
      'Bonjour Camille Astier,',
      '',
      `Le délai de premier contact est dépassé${NBSP}:`,
      '',
      `- Lead n°${NBSP}41 (Pop-up), reçu le mardi 24 novembre 2026 à 9${NBSP}h${NBSP}04, suivi par Camille Astier`,
      '',
      `À retrouver dans l’administration, écran «${NBSP}MAIL ENREGISTRÉS${NBSP}». Le statut «${NBSP}Contacté${NBSP}» arrête les rappels.`
    ].join('\n')
  )
})

it('ADMIN-31 lead to the sheet of each lead where the site’s address is known, without a code', async () => {
  await mail({ SITE_ORIGIN: 'https://www.lucarne.example' }).send(reminder)
  expect(received()[0]?.text).toContain('\n  https://www.lucarne.example/admin?lead=41')
})

it('DESK-12 reach the team where an owner has no address, and everybody at the second step', async () => {
  await mail().send({ ...reminder, owner: 'Nora Belkacem' })
  await mail().send({ ...reminder, owner: null })
  await mail().send({ ...reminder, owner: null, step: 'everybody' })
  const team = 'equipe@lucarne.example'
  expect(received().map(({ to }) => to)).toEqual([
    team,
    team,
    `${team}, camille@lucarne.example, marc@lucarne.example`
  ])
})

it('DESK-12 tell a refusal from a connection that broke', async () => {
  const sender = mail()
  const errorOf = () =>
    sender.send(reminder).then(
      () => undefined,
      (error: unknown) => error
    )
  smtp.behaviour = 'refuse'
  expect(sender.mayHaveArrived(await errorOf())).toBe(false)
  smtp.behaviour = 'lose'
  expect(sender.mayHaveArrived(await errorOf())).toBe(true)
})

it('DESK-12 reach a tool of the team as a signed call', async () => {
  const calls = createCallReminders({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET })
  await calls.send(reminder)
  const [call] = receiver.calls
  const timestamp = call?.headers['webhook-timestamp']
  expect(call?.headers['webhook-id']).toBe(reminder.id)
  expect(call?.headers['webhook-signature']).toBe(
    `sha256=${createHmac('sha256', SECRET).update(`${timestamp}.${call?.body}`).digest('hex')}`
  )
  expect(JSON.parse(call?.body ?? '')).toEqual({
    id: reminder.id,
    type: 'site.leads-waiting',
    time: '2026-11-24T09:30:00.000Z',
    data: {
      step: 'owner',
      owner: 'Camille Astier',
      leads: [{ id: 41, source: 'popup', since: '2026-11-24T08:04:00.000Z', owner: 'Camille Astier' }]
    }
  })
  receiver.answer = () => 500
  await expect(calls.send(reminder)).rejects.toThrow('500')
})
