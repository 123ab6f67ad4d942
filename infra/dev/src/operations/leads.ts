import { resolve } from 'node:path'
import { databaseTls } from '@site/service/config/config'
import { runLeads } from '@site/svc-leads/cli'
import { findDatabase } from './find-databases.ts'

/** `npm run site -- leads`: svc-leads' own commands, on the database that is found here. DATABASE_URL names it, too. */
export async function leads(words: string[]): Promise<void> {
  const { env } = process
  const findUrl = () => env.DATABASE_URL || findDatabase('leads', env, resolve(env.DATA_DIR || '.data')).url
  process.stdout.write(`${await runLeads(words, findUrl, databaseTls(env))}\n`)
}
