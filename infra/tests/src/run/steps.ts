import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { runCommand, tool } from './command.ts'
import type { Step } from './step.ts'

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  success: z.boolean()
})

/** A command that counts as one check: types, lint. */
export const checkStep = (name: string, command: string, args: string[]): Step => ({
  name,
  run: async () =>
    (await runCommand(tool(command), args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
})

interface VitestRun {
  env?: () => NodeJS.ProcessEnv
  timeoutSeconds?: number
  /** Which part of the files, such as 2/4. */
  shard?: string | undefined
  /** Parts of file names, and a pattern of tests' names; all where they are left out. */
  files?: string[]
  named?: string
  /** Runs one file at a time, as they share a system and one would see the changes of another. */
  inTurn?: boolean
}

/** Runs projects of vitest.config.ts, or a part of them. A run that ends without a report, or fails outside of a test, counts as a failure. */
export const vitestStep = (
  projects: string[],
  { env = () => ({}), timeoutSeconds = 600, files = [], shard, named, inTurn }: VitestRun = {}
): Step => ({
  name: projects.join(', '),
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-report-'))
    const file = join(folder, 'report.json')
    const args = [
      'run',
      ...files,
      ...(shard ? [`--shard=${shard}`] : []),
      ...(inTurn ? ['--no-file-parallelism'] : []),
      ...(named ? ['--testNamePattern', named] : []),
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`
    ]
    const code = await runCommand(tool('vitest'), args, { env: env(), timeoutSeconds, leadsGroup: true })
    const report = await readFile(file, 'utf8').then(
      (text) => reportSchema.parse(JSON.parse(text)),
      () => null
    )
    await rm(folder, { recursive: true, force: true })
    if (!report) return { passed: 0, failed: 1, error: `vitest ended with ${code} and left no report` }
    const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = report
    const failed = numFailedTests || numFailedTestSuites || (code === 0 ? 0 : 1)
    return passed + failed === 0 ? { passed, failed: 1, error: 'no test ran' } : { passed, failed }
  }
})
