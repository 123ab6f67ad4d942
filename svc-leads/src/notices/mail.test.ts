import { buildEvent, type LeadCreated } from '@site/contracts/events/events'
import { expect, it, onTestFinished } from 'vitest'
import { buildLead } from '../testing/build-lead.ts'
import { readMail, startTestSmtp } from '../testing/start-smtp.ts'
import { createMailSender } from './mail.ts'

const TEAM = { MAIL_FROM: 'site@lucarne.example', MAIL_TO: 'a@b.fr' }
const event = buildEvent({
  id: '5f0c6f3e-8a53-4f0e-9b0a-3f9c2ab41700',
  source: '/svc-leads',
  type: 'site.lead-created',
  subject: 'leads/1',
  time: new Date(),
  data: { leadId: 1 }
}) as LeadCreated

it('sends a mail server on another machine nothing until the connection is encrypted, unless configured otherwise', async () => {
  const smtp = await startTestSmtp()
  onTestFinished(() => smtp.stop())
  const send = (url: string) =>
    createMailSender({ SMTP_URL: url, ...TEAM }).send({ ...buildLead(), id: 1 }, event)
  // This address reaches the same server but does not count as loopback. The server offers no STARTTLS.
  const elsewhere = smtp.url.replace('127.0.0.1', '0.0.0.0')
  expect(elsewhere).not.toBe(smtp.url)
  await expect(send(elsewhere)).rejects.toThrow(/STARTTLS/)
  expect(smtp.messages).toHaveLength(0)
  await send(`${elsewhere}/?requireTLS=false`)
  await send(smtp.url)
  expect(smtp.messages).toHaveLength(2)
})

it('ADMIN-31 leads to the lead’s sheet where the site’s address is known, without a code, and names the screen else', async () => {
  const smtp = await startTestSmtp()
  onTestFinished(() => smtp.stop())
  const lead = { ...buildLead(), id: 7 }
  await createMailSender({ SMTP_URL: smtp.url, ...TEAM, SITE_ORIGIN: 'https://www.lucarne.example' }).send(
    lead,
    event
  )
  await createMailSender({ SMTP_URL: smtp.url, ...TEAM }).send(lead, event)
  const [known, unknown] = smtp.messages.map((message) => readMail(message).text)
  expect(known).toContain('https://www.lucarne.example/admin?lead=7')
  expect(unknown).not.toContain('/admin?lead')
  expect(unknown).toContain('MAIL ENREGISTRÉS')
})
