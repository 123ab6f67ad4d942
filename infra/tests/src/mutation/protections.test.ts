import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../run/command.ts'

const sections = readFileSync(join(ROOT, 'infra/tests/mutation/protections.md'), 'utf8')
  .split('\n## ')
  .slice(1)
  .map((section) => {
    const [file = '', ...lines] = section.split('\n')
    return {
      file,
      titles: lines.flatMap((line) => (line.startsWith('- ') ? [line.split(' → ')[1] ?? ''] : []))
    }
  })

/** The test file and what stands beside it, where its lists of checks are. */
const textsBeside = (file: string) =>
  readdirSync(join(ROOT, dirname(file)), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ROOT, dirname(file), name), 'utf8'))
    .join('\n')

it.each(sections)('$file has the tests that protections.md names', ({ file, titles }) => {
  const texts = textsBeside(file)
  expect(readFileSync(join(ROOT, file), 'utf8')).not.toBe('')
  expect(titles).not.toEqual([])
  expect(titles.filter((title) => title === '' || !texts.includes(title))).toEqual([])
})

it('no test of a fault is without a protection it was seen red for', () => {
  const named = sections.map(({ file }) => file)
  for (const folder of ['infra/tests/src/resilience', 'infra/tests/src/resilience/properties'])
    for (const name of readdirSync(join(ROOT, folder)).filter((file) => file.endsWith('.test.ts')))
      expect(named).toContain(`${folder}/${name}`)
})
