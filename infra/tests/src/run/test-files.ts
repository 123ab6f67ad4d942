import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './command.ts'

/** Projects of vitest.config.ts, which imports this file: the chosen ones share one run, so that tests of one use the machine while those of another wait. */
export const PROJECTS = ['unit', 'integration', 'e2e', 'resilience'] as const
export type Project = (typeof PROJECTS)[number]

/** The project of vitest.config.ts that a test file belongs to; null where `npm test` does not run it. */
export function projectOf(file: string): Project | null {
  if (file.startsWith('infra/tests/src/e2e/')) return 'e2e'
  if (file.startsWith('infra/tests/src/resilience/compose/')) return null
  if (file.startsWith('infra/tests/src/resilience/')) return 'resilience'
  return file.includes('.integration.test.') ? 'integration' : 'unit'
}

/** Every test file of the repository, its path from the root. */
export function testFiles(): string[] {
  const folders = readdirSync(ROOT).filter((name) => name === 'shell' || /^(mf|svc)-/.test(name))
  const inInfra = readdirSync(join(ROOT, 'infra'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `infra/${name}`)
  return [...folders, ...inInfra].flatMap((folder) => filesUnder(join(ROOT, folder, 'src')))
}

const filesUnder = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => relative(ROOT, join(folder, name)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
