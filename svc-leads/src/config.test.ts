import { ConfigError, readConfig } from '@site/service/config/config'
import { expect, it } from 'vitest'
import { leadsConfig } from './config.ts'

const env = { DATABASE_URL: 'sqlite::memory:', NATS_URL: 'memory:', ADMIN_CODE: 'un code de douze' }

it('listens on 8082 and allows 120 submissions a minute unless told otherwise', () => {
  expect(readConfig(leadsConfig, env)).toMatchObject({ PORT: 8082, CONTACT_LIMIT_PER_MINUTE: 120 })
  expect(readConfig(leadsConfig, { ...env, CONTACT_LIMIT_PER_MINUTE: '5' }).CONTACT_LIMIT_PER_MINUTE).toBe(5)
})

it('names all errors at once', () => {
  const read = () => readConfig(leadsConfig, { CONTACT_LIMIT_PER_MINUTE: 'many', NODE_ENV: 'production' })
  expect(read).toThrow(ConfigError)
  try {
    read()
  } catch (error) {
    const errors = (error as ConfigError).errors.map((error) => error.split(':')[0])
    expect(errors.sort()).toEqual(['ADMIN_CODE', 'CONTACT_LIMIT_PER_MINUTE', 'DATABASE_URL', 'NATS_URL'])
  }
})

it('takes both ways to tell the team, either, or none', () => {
  const mail = { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'Site <a@b.fr>', MAIL_TO: 'c@d.fr, e@f.fr' }
  const webhook = { WEBHOOK_URL: 'https://crm.example/leads', WEBHOOK_SECRET: 'x'.repeat(16) }
  expect(readConfig(leadsConfig, { ...env, ...mail, ...webhook })).toMatchObject({ mail, webhook })
  expect(readConfig(leadsConfig, env)).toMatchObject({ mail: null, webhook: null })
})

it.each([
  [{ SMTP_URL: 'smtp://mail.example' }, ['MAIL_FROM', 'MAIL_TO']],
  [{ MAIL_FROM: 'a@b.fr', MAIL_TO: 'c@d.fr' }, ['SMTP_URL']],
  [
    { SMTP_URL: 'http://mail.example', MAIL_FROM: 'a', MAIL_TO: 'a@b.fr,' },
    ['MAIL_FROM', 'MAIL_TO', 'SMTP_URL']
  ],
  [{ WEBHOOK_URL: 'https://crm.example' }, ['WEBHOOK_SECRET']],
  [{ WEBHOOK_URL: 'ftp://crm.example', WEBHOOK_SECRET: 'short' }, ['WEBHOOK_SECRET', 'WEBHOOK_URL']],
  [{ WEBHOOK_SECRET: 'x'.repeat(16) }, ['WEBHOOK_URL']]
])('refuses half a way to tell the team: %j', (half, variables) => {
  try {
    readConfig(leadsConfig, { ...env, ...half })
    expect.unreachable()
  } catch (error) {
    expect((error as ConfigError).errors?.map((error) => error.split(':')[0]).sort()).toEqual(variables)
  }
})

it('sends leads in production over https alone, but for a receiver on the machine itself', () => {
  const production = { ...env, NODE_ENV: 'production', WEBHOOK_SECRET: 'x'.repeat(16) }
  const read = (WEBHOOK_URL: string) => () => readConfig(leadsConfig, { ...production, WEBHOOK_URL })
  expect(read('http://crm.example/leads')).toThrow(ConfigError)
  expect(read('http://127.0.0.1:9000/leads')().webhook).not.toBeNull()
  expect(read('https://crm.example/leads')().webhook).not.toBeNull()
})

it('DESK-8 knows when the office is open, how soon a lead is to be contacted, and whom to remind where', () => {
  const { desk, ownerAddresses } = readConfig(leadsConfig, {
    ...env,
    OFFICE_HOURS: '2-4,6 08:30-12:00',
    OFFICE_HOLIDAYS: '2026-11-25, 11-26',
    CONTACT_WITHIN_MINUTES: '30',
    OWNER_ADDRESSES: 'Camille Astier <camille@lucarne.example>, Marc <marc@lucarne.example>'
  })
  const monday = new Date('2026-11-23T09:00:00.000Z')
  expect(desk.office.after(monday, desk.contactWithin).toISOString()).toBe('2026-11-24T08:00:00.000Z')
  const tuesday = new Date('2026-11-24T11:00:00.000Z')
  expect(desk.office.after(tuesday, desk.contactWithin).toISOString()).toBe('2026-11-28T08:00:00.000Z')
  expect([...ownerAddresses]).toEqual([
    ['Camille Astier', 'camille@lucarne.example'],
    ['Marc', 'marc@lucarne.example']
  ])
  expect(readConfig(leadsConfig, env).ownerAddresses.size).toBe(0)
})

it.each([
  [{ OFFICE_HOURS: '1-5 18:00-09:00' }, 'OFFICE_HOURS'],
  [{ OFFICE_HOURS: '5-1 09:00-18:00' }, 'OFFICE_HOURS'],
  [{ OFFICE_HOURS: '0-5 09:00-18:00' }, 'OFFICE_HOURS'],
  [{ OFFICE_HOLIDAYS: 'Noël' }, 'OFFICE_HOLIDAYS'],
  [{ CONTACT_WITHIN_MINUTES: '0' }, 'CONTACT_WITHIN_MINUTES'],
  [{ CONTACT_WITHIN_MINUTES: '200' }, 'ESCALATE_AFTER_MINUTES'],
  [{ OWNER_ADDRESSES: 'camille@lucarne.example' }, 'OWNER_ADDRESSES']
])('DESK-8 refuses %j', (changes, variable) => {
  expect(leadsConfig.safeParse({ ...env, ...changes }).error?.issues.map(({ path }) => path.join())).toEqual([
    variable
  ])
})
