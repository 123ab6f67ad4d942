import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { StartError } from '@site/service/process/start-error'
import { readRunning } from '../processes/running-file.ts'
import { withDatabase } from '../providers/env.ts'

/** Address of each service's database. `from` tells a person where they were found. */
export interface FoundDatabases {
  content: string
  leads: string
  from: string
}

/** Address of one service's database. `from` tells a person where it was found. */
export interface FoundDatabase {
  url: string
  from: string
}

/**
 * Finds the databases for a command: those that the environment names, else those of the system that runs on this data folder, else
 * the files that an embedded system left there. CONTENT_DATABASE_URL and LEADS_DATABASE_URL accept the addresses that the services
 * accept; CONTENT_MYSQL_URL, LEADS_MYSQL_URL and MYSQL_URL are read as `npm start` reads them. Throws a StartError when there is none.
 */
export function findDatabases(env: NodeJS.ProcessEnv, dataDir: string): FoundDatabases {
  const [isContent, isLeads] = [namedFor('content', env), namedFor('leads', env)].map(Boolean)
  if (isContent !== isLeads) {
    throw new StartError(
      `The environment names the database of ${isContent ? 'content' : 'leads'} alone. Set CONTENT_DATABASE_URL and LEADS_DATABASE_URL.`
    )
  }
  const content = findDatabase('content', env, dataDir)
  return { content: content.url, leads: findDatabase('leads', env, dataDir).url, from: content.from }
}

/** Finds one of the two in the same way. The files of an embedded system are used only where no local servers have data too. */
export function findDatabase(
  name: 'content' | 'leads',
  env: NodeJS.ProcessEnv,
  dataDir: string
): FoundDatabase {
  const named = namedFor(name, env)
  if (named) return { url: named, from: 'the environment' }
  const folder = relative(process.cwd(), dataDir) || '.'
  const running = readRunning(dataDir)
  if (running?.servers) {
    const url = name === 'content' ? running.servers.contentDatabase : running.servers.leadsDatabase
    return { url, from: `the system that runs on ${folder}` }
  }
  const file = fileOf(dataDir, name)
  const isOnServers = ['local', 'docker'].some((kind) => existsSync(join(dataDir, kind)))
  if (!running && !isOnServers && existsSync(file))
    return { url: `sqlite:${file}`, from: `${folder}, not running` }
  throw new StartError(
    'No system was found. Start it (npm start), or set CONTENT_DATABASE_URL and LEADS_DATABASE_URL.'
  )
}

function namedFor(name: 'content' | 'leads', env: NodeJS.ProcessEnv): string | undefined {
  const own = env[`${name.toUpperCase()}_DATABASE_URL`] || env[`${name.toUpperCase()}_MYSQL_URL`]
  return own || (env.MYSQL_URL ? withDatabase(env.MYSQL_URL, name) : undefined)
}

const fileOf = (dataDir: string, name: string) => join(dataDir, 'embedded', `${name}.sqlite`)
