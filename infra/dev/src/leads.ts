import { resolve } from 'node:path'
import { databaseTls } from '@site/service/config'
import { runLeads } from '@site/svc-leads/cli'
import { findDatabase } from './find-databases.ts'

/** `npm run leads`: svc-leads' own commands, on the database that is found here. DATABASE_URL names it, too. */
export async function leads(words: string[]): Promise<void> {
  const { env } = process
  const { url } = env.DATABASE_URL
    ? { url: env.DATABASE_URL }
    : findDatabase('leads', env, resolve(env.DATA_DIR || '.data'))
  process.stdout.write(`${await runLeads(words, url, databaseTls(env))}\n`)
}
