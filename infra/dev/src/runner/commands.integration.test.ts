import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { VERBS } from '../site/verbs.ts'
import { ROOT } from '../system/paths.ts'

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
/** The repository's own commands; the others are tools that parse their arguments themselves (tsc, biome, vitest). */
const everyDay = Object.entries(scripts).flatMap(([name, script]) => {
  const words = /\bnode (infra\/[^&]*)$/.exec(script)?.[1]?.split(' ')
  return words ? [{ name, words }] : []
})
const site = everyDay.find(({ name }) => name === 'site')?.words ?? []
const ours = [
  ...everyDay,
  ...Object.keys(VERBS).map((name) => ({ name: `site -- ${name}`, words: [...site, name] }))
]

/** Runs a command as npm does, but without the package that npm would download first (lighthouse). */
async function run(words: string[]) {
  const child = spawn(process.execPath, words, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, SITE_VERB_READY: 'yes' }
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

it('knows its commands', () => {
  expect(ours.length).toBeGreaterThanOrEqual(20)
})

it.each(ours)(
  'npm run $name -- --no-such-thing is refused with 2 and one line that says what it takes',
  async ({ name, words }) => {
    const { code, said } = await run([...words, '--no-such-thing'])
    expect({ code, said }).toEqual({
      code: 2,
      said: expect.stringMatching(/^Not understood: --no-such-thing\. [^\n]+\n$/)
    })
    expect(said).toMatch(new RegExp(`npm (run )?(${name}|start|test|deploy|rollback|site -- test-long)\\b`))
  }
)
