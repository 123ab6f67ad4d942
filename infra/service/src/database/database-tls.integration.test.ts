import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCertificates, startTestMysql } from '../testing/servers.ts'
import { createTestLog } from '../testing/test-database.ts'
import { connectDatabase } from './database.ts'
import type { DatabaseTls } from './database-tls.ts'

const { log } = createTestLog()
const folder = mkdtempSync(join(tmpdir(), 'site-tls-'))
const stranger = mkdtempSync(join(tmpdir(), 'site-tls-'))
let server: Awaited<ReturnType<typeof startTestMysql>>
let ca: string
let strangersCa: string

beforeAll(async () => {
  const certificates = await makeCertificates(folder)
  ca = certificates.ca
  strangersCa = (await makeCertificates(stranger)).ca
  server = await startTestMysql(folder, [
    `--ssl-ca=${ca}`,
    `--ssl-cert=${certificates.cert}`,
    `--ssl-key=${certificates.key}`
  ])
})
afterAll(async () => {
  await server.stop()
  for (const one of [folder, stranger]) rmSync(one, { recursive: true })
})

/** The cipher of a connection with these options; '' when it is not encrypted. */
async function cipher(tls: DatabaseTls, url = server.url): Promise<string> {
  const db = await connectDatabase({ url, log, patienceMs: 0, tls })
  try {
    const [[row]] = await db.knex.raw("show session status like 'Ssl_cipher'")
    return row.Value
  } finally {
    await db.close()
  }
}

test('a server whose certificate is believed is spoken to encrypted', async () => {
  expect(await cipher({ ca })).toMatch(/^TLS_|AES|CHACHA/)
  expect(await cipher({ ca, mode: 'verify-full' })).not.toBe('')
  expect(await cipher({ mode: 'required' })).not.toBe('')
  expect(await cipher({})).toBe('')
  expect(await cipher({ isProduction: true })).toBe('') // it is on this machine
})

test('one whose certificate somebody else signed is told nothing', async () => {
  await expect(cipher({ ca: strangersCa })).rejects.toThrow(/certificate is not believed.*DATABASE_CA/)
  await expect(cipher({ mode: 'verify-full' })).rejects.toThrow(/certificate is not believed/)
})

test('production verifies a server elsewhere, and refuses one that knows no TLS', async () => {
  // Another name of this machine, which is not recognised as loopback.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0')
  await expect(cipher({ isProduction: true }, elsewhere)).rejects.toThrow(/certificate is not believed/)
  expect(await cipher({ isProduction: true, mode: 'off' }, elsewhere)).toBe('')
  const plain = mkdtempSync(join(tmpdir(), 'site-tls-'))
  const bare = await startTestMysql(plain, ['--skip-ssl'])
  try {
    await expect(cipher({ ca }, bare.url)).rejects.toThrow(/does not speak TLS.*DATABASE_TLS=off/)
  } finally {
    await bare.stop()
    rmSync(plain, { recursive: true })
  }
})

test('a file that cannot be read is named', async () => {
  await expect(cipher({ ca: '/nowhere/ca.pem' })).rejects.toThrow(
    'DATABASE_CA: /nowhere/ca.pem cannot be read (ENOENT)'
  )
})
