import { resolve } from 'node:path'
import { databaseTls } from '@site/service/config/config'
import { runCodes } from '@site/svc-leads/cli'
import { findDatabase } from './find-databases.ts'

/** Runs `npm run site -- admin-codes` on the database of svc-leads: that of DATABASE_URL, or else the one that is found here. */
export async function adminCodes(words: string[]): Promise<void> {
  const { env } = process
  const findUrl = () => env.DATABASE_URL || findDatabase('leads', env, resolve(env.DATA_DIR || '.data')).url
  process.stdout.write(`${await runCodes(words, findUrl, databaseTls(env))}\n`)
}
