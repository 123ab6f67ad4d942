import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '@site/service/start-error'
import { z } from 'zod'

const runningSchema = z.object({ servers: z.object({ leadsDatabase: z.string() }) })

/**
 * Address of the database that the site uses: what the environment names (DATABASE_URL, LEADS_DATABASE_URL, LEADS_MYSQL_URL, or
 * MYSQL_URL with the database `leads`), else that of the system that runs from `dataDir`, else the embedded file of one that is stopped.
 *
 * @throws StartError when there is none of these
 */
export function findDatabase(env: NodeJS.ProcessEnv, dataDir: string): string {
  const named = env.DATABASE_URL || env.LEADS_DATABASE_URL || env.LEADS_MYSQL_URL
  if (named) return named
  if (env.MYSQL_URL) return withLeads(env.MYSQL_URL)
  const running = runningDatabase(join(dataDir, 'running.json'))
  if (running !== null) return running
  const file = join(dataDir, 'embedded/leads.sqlite')
  if (existsSync(file) && !existsSync(join(dataDir, 'local')) && !existsSync(join(dataDir, 'docker')))
    return `sqlite:${file}`
  throw new StartError('The system does not run here. Start it (npm start), or set DATABASE_URL.')
}

function withLeads(server: string): string {
  const url = new URL(server)
  url.pathname = '/leads'
  return url.href
}

function runningDatabase(file: string): string | null {
  if (!existsSync(file)) return null
  const parsed = runningSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.data.servers.leadsDatabase : null
}
