import { resolve } from 'node:path'
import { databaseTls } from '@site/service/config/config'
import { runLeads } from '@site/svc-leads/cli'
import { findDatabase } from './find-databases.ts'

/** Runs `npm run site -- leads`: the commands of svc-leads, on the database of DATABASE_URL or else the one that is found here. */
export async function leads(words: string[]): Promise<void> {
  const { env } = process
  const findUrl = () => env.DATABASE_URL || findDatabase('leads', env, resolve(env.DATA_DIR || '.data')).url
  process.stdout.write(`${await runLeads(words, findUrl, databaseTls(env))}\n`)
}
