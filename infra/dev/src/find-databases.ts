import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { StartFault } from './fault.ts'
import { withDatabase } from './providers/env.ts'
import { readRunning } from './running-file.ts'

/** Address of each service's database, and where it was found, for a person. */
export interface FoundDatabases {
  content: string
  leads: string
  from: string
}

/**
 * The databases a command works on: those the environment names, else those of the system that runs on this data
 * folder, else the files an embedded system left there. CONTENT_DATABASE_URL and LEADS_DATABASE_URL take any address
 * the services take; CONTENT_MYSQL_URL, LEADS_MYSQL_URL and MYSQL_URL are read as `npm start` reads them. Throws a
 * StartFault when there is none.
 */
export function findDatabases(env: NodeJS.ProcessEnv, dataDir: string): FoundDatabases {
  const content = namedFor('content', env)
  const leads = namedFor('leads', env)
  if (content && leads) return { content, leads, from: 'the environment' }
  if (content || leads) {
    throw new StartFault(
      `The environment names the database of ${content ? 'content' : 'leads'} alone. Set CONTENT_DATABASE_URL and LEADS_DATABASE_URL.`
    )
  }
  const folder = relative(process.cwd(), dataDir) || '.'
  const running = readRunning(dataDir)
  if (running?.servers) {
    const { contentDatabase: content, leadsDatabase: leads } = running.servers
    return { content, leads, from: `the system that runs on ${folder}` }
  }
  const files = { content: fileOf(dataDir, 'content'), leads: fileOf(dataDir, 'leads') }
  if (!running && existsSync(files.content) && existsSync(files.leads)) {
    return {
      content: `sqlite:${files.content}`,
      leads: `sqlite:${files.leads}`,
      from: `${folder}, not running`
    }
  }
  throw new StartFault(
    'No system was found. Start it (npm start), or set CONTENT_DATABASE_URL and LEADS_DATABASE_URL.'
  )
}

function namedFor(name: 'content' | 'leads', env: NodeJS.ProcessEnv): string | undefined {
  const own = env[`${name.toUpperCase()}_DATABASE_URL`] || env[`${name.toUpperCase()}_MYSQL_URL`]
  return own || (env.MYSQL_URL ? withDatabase(env.MYSQL_URL, name) : undefined)
}

const fileOf = (dataDir: string, name: string) => join(dataDir, 'embedded', `${name}.sqlite`)
