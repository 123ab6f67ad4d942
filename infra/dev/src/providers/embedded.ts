import { existsSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Provider } from './provider.ts'

const folderOf = (dataDir: string) => join(dataDir, 'embedded')

/** SQLite files and an in-process bus, which are always available. All services then run in one process (run.ts). */
export const embedded: Provider = {
  name: 'embedded',
  look: async () => ({ isThere: true, because: 'SQLite and an in-process bus need nothing' }),
  holdsData: ({ dataDir }) => existsSync(folderOf(dataDir)),
  start: async ({ dataDir }) => {
    const folder = folderOf(dataDir)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return {
      kind: 'embedded',
      what: `SQLite files under ${relative(process.cwd(), folder)} and an in-process bus`,
      contentDatabase: `sqlite:${join(folder, 'content.sqlite')}`,
      leadsDatabase: `sqlite:${join(folder, 'leads.sqlite')}`,
      bus: 'memory:',
      processes: [],
      stop: async () => undefined
    }
  }
}
