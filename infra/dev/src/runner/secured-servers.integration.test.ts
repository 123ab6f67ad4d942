import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFrom } from '@site/service/define-service'
import type { RunningService } from '@site/service/http/lifecycle'
import { natsOptions } from '@site/service/nats/bus-login'
import {
  createTestNats,
  makeCertificates,
  startTestMysql,
  type TestNats
} from '@site/service/testing/servers'
import { buildLeadCreated, eventually } from '@site/service/testing/test-database'
import { contentService } from '@site/svc-content/service'
import { gatewayService } from '@site/svc-gateway/service'
import { leadsService } from '@site/svc-leads/service'
import { connect, type NatsConnection } from 'nats'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { runStatements } from '../providers/mysql-session.ts'
import {
  keepNatsPasswords,
  type NatsAccount,
  quotePasswords,
  renderNatsConfig
} from '../providers/nats-accounts.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-secured-'))
const passwords = keepNatsPasswords(folder)
let ca: string
let mysql: Awaited<ReturnType<typeof startTestMysql>>
let nats: TestNats
let mail: { server: Server; messages: string[] }
const running: RunningService[] = []

/** Servers as careful operators run them: MySQL that refuses unencrypted connections, NATS with TLS, accounts and permissions. */
beforeAll(async () => {
  const certificates = await makeCertificates(folder)
  ca = certificates.ca
  mysql = await startTestMysql(folder, [
    '--require-secure-transport=ON',
    `--ssl-ca=${ca}`,
    `--ssl-cert=${certificates.cert}`,
    `--ssl-key=${certificates.key}`
  ])
  await runStatements(mysql.url, ['CREATE DATABASE content', 'CREATE DATABASE leads'], { ca })
  const config = renderNatsConfig({
    head: [`tls { cert_file: "${certificates.cert}", key_file: "${certificates.key}" }`],
    storeDir: '',
    isSynced: false,
    passwords: quotePasswords(passwords)
  })
  // The folder of the stream is given on the command line of the test's server.
  nats = await createTestNats(config.replace(/^jetstream \{[^}]*\}\n/m, ''))
  await nats.start()
  mail = await startMailServer()
  running.push(await startFrom(contentService, environmentOf('content')))
  running.push(await startFrom(leadsService, environmentOf('leads')))
  running.push(await startFrom(gatewayService, environmentOf('gateway')))
})

afterAll(async () => {
  for (const service of running.toReversed()) await service.stop()
  await nats?.remove()
  await mysql?.stop()
  mail?.server.close()
  rmSync(folder, { recursive: true })
})

beforeEach(() => void mail.messages.splice(0))

/** The environment of a service, as an operator writes it. */
const environmentOf = (account: 'content' | 'leads' | 'gateway'): Record<string, string> => ({
  PORT: '0',
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  ADMIN_CODE: 'k7m2-fp9x-qt4w',
  NATS_URL: nats.url.replace('nats:', 'tls:'),
  NATS_CA: ca,
  NATS_USER: account,
  NATS_PASSWORD: passwords[account],
  DATABASE_URL: mysql.url.replace(/\/tests$/, `/${account}`),
  DATABASE_CA: ca,
  ...{
    content: { SCHEDULER: 'off' },
    leads: {
      SMTP_URL: `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`,
      MAIL_FROM: 'site@lucarne.example',
      MAIL_TO: 'ventes@lucarne.example'
    },
    gateway: {
      SITE_ORIGIN: 'https://www.lucarne.example',
      SITE_BRAND: 'fictional',
      CONTENT_URL: running[0]?.url ?? '',
      LEADS_URL: running[1]?.url ?? '',
      REMOTES_DIR: join(folder, 'remotes')
    }
  }[account]
})

/** It takes every message and says so. */
async function startMailServer(): Promise<typeof mail> {
  const messages: string[] = []
  const server = createServer((socket) => {
    let text = ''
    socket.write('220 test\r\n')
    socket.on('error', () => socket.destroy())
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      for (let end = endOf(text); end > 0; end = endOf(text)) {
        const said = text.slice(0, end)
        text = text.slice(end)
        if (said.endsWith('\r\n.\r\n')) messages.push(said)
        const isNext = said.trim().toUpperCase() === 'DATA'
        socket.write(isNext ? '354 go on\r\n' : '250 ok\r\n')
        isMessage.set(socket, isNext)
      }
    })
    const endOf = (all: string) => {
      const mark = isMessage.get(socket) ? '\r\n.\r\n' : '\r\n'
      const at = all.indexOf(mark)
      return at < 0 ? 0 : at + mark.length
    }
  }).listen(0, '127.0.0.1')
  const isMessage = new WeakMap<object, boolean>()
  await once(server, 'listening')
  return { server, messages }
}

const send = async (): Promise<number> => {
  const contact = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@exemple.fr',
    company: '',
    message: 'Un devis'
  }
  const answer = await fetch(`${running[2]?.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...contact, telephone: null })
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: number }).id
}

/** Connects as somebody who has obtained an account, or without one. */
const enter = async (account?: NatsAccount): Promise<NatsConnection> => {
  const login = account && { user: account, password: passwords[account] }
  const connection = await connect(natsOptions(nats.url, { ca, ...login }))
  onTestFinished(() => connection.close())
  return connection
}
/** Publishes the event of a lead again under another event id. */
const forge = (leadId: number): string => JSON.stringify(buildLeadCreated(leadId))

it('a lead that comes through the gateway is stored over TLS, and announced by an event of an account', async () => {
  for (const { url } of running) {
    const { checks } = await (await fetch(`${url}/health/ready`)).json()
    expect(checks).toMatchObject({ bus: 'ok' })
  }
  await send()
  await eventually('the e-mail', () => mail.messages.length === 1)
})

it('events that others forge send no e-mail', async () => {
  const id = await send()
  await eventually('its e-mail', () => mail.messages.length === 1)
  await expect(enter()).rejects.toThrow(/Authorization/)

  const subject = 'site.lead-created'
  for (const account of ['content', 'gateway'] as const) {
    const forger = (await enter(account)).jetstream({ timeout: 1_000 })
    for (const text of [forge(id), 'no event']) await expect(forger.publish(subject, text)).rejects.toThrow()
  }

  // With the account of svc-leads itself, or all rights: the team was notified of the lead.
  const operator = await enter('operator')
  const manager = await operator.jetstreamManager()
  for (const forger of [await enter('leads'), operator])
    for (let count = 0; count < 20; count += 1) await forger.jetstream().publish(subject, forge(id))
  await eventually('all forged events are taken, or one of them led to a notice', async () => {
    const { num_pending, num_ack_pending } = await manager.consumers.info(
      'SITE',
      'team-email_site-lead-created'
    )
    return num_pending + num_ack_pending === 0 || mail.messages.length > 1
  })
  expect(mail.messages).toHaveLength(1)
  await send()
  await eventually('the next e-mail', () => mail.messages.length > 1)
  expect(mail.messages).toHaveLength(2)
})
