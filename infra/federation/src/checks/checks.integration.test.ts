import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { checkProject } from '../own-repository/check-project.ts'
import { REPOSITORY } from '../repository/paths.ts'
import { makeNewRemote } from '../testing/make-new-remote.ts'
import { checkSources } from './check-sources.ts'

const scripts = { types: 'tsc', test: 'vitest run' }
const remote = makeNewRemote('mf-jobs', { scripts })
afterAll(() => remote.remove())

const base = join(REPOSITORY, 'tsconfig.base.json')
writeFileSync(join(remote.dir, 'tsconfig.json'), JSON.stringify({ extends: base, include: ['src'] }))
const preset = join(REPOSITORY, 'infra/federation/src/own-repository/vitest-preset.ts')
writeFileSync(
  join(remote.dir, 'vitest.config.ts'),
  `import { tests } from '${preset}'\nexport default tests\n`
)

/** Changes a file of the remote for as long as `work` takes. */
async function withEdited<T>(
  file: string,
  change: (text: string) => string,
  work: () => Promise<T>
): Promise<T> {
  const path = join(remote.dir, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, change(text))
  try {
    return await work()
  } finally {
    writeFileSync(path, text)
  }
}
const said = async (work: Promise<void>): Promise<string> =>
  work.then(
    () => 'right',
    (error: unknown) => String(error)
  )
const PAGE = 'src/pages/home/page.tsx'
const wrongType = (text: string) => `${text}\nexport const many: number = 'many'\n`

it('FED-49 a front end of this repository whose types are wrong is not built, and the line that is wrong is named', async () => {
  expect(await said(checkSources(remote))).toBe('right')
  const error = await withEdited(PAGE, wrongType, () => said(checkSources(remote)))
  expect(error).toContain('mf-jobs is not built: its types fail. --unchecked builds it all the same')
  expect(error).toMatch(/mf-jobs\/src\/pages\/home\/page\.tsx\(\d+,\d+\): error TS2322: /)
  expect(error.match(/error TS2322/g)).toHaveLength(1)
})

it('FED-49 nor is that of a team whose types or tests fail, and what it does not check is said', async () => {
  const lines: string[] = []
  const check = () => said(checkProject(remote, (line) => lines.push(line)))
  expect(await check()).toBe('right')
  expect(await withEdited(PAGE, wrongType, check)).toMatch(/its types fail[\s\S]*error TS2322/)
  const unsaid = (text: string) => text.replace('<p>{homeCopy.text}</p>', '')
  expect(await withEdited(PAGE, unsaid, check)).toMatch(/its tests fail[\s\S]*AssertionError/)
  const both = await withEdited(
    'package.json',
    (text) => text.replace('"vitest run"', '"seq 30; exit 1"'),
    () => withEdited(PAGE, wrongType, check)
  )
  expect(both).toMatch(
    /\nmf-jobs is not built: its types fail, its tests fail\. --unchecked [^\n]+\n {4}its types: src\/pages\/home\/page\.tsx\(\d+,\d+\): error TS2322: [^\n]+$/
  )
  expect(lines).toEqual([])
  await withEdited('package.json', (text) => text.replace('"test":', '"tests":'), check)
  expect(lines).toEqual(['mf-jobs: its tests were not checked, package.json has no script "test"'])
})
