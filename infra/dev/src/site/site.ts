import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../system/paths.ts'
import { describeVerbs, VERBS } from './verbs.ts'

// `npm run site -- <command>`: runs the script of a command in this process, with the arguments it would have if called directly.
const [name = '--help', ...words] = process.argv.slice(2)
const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
if (name === '--help' || name === '-h' || name === 'help') {
  console.log(describeVerbs())
} else if (!verb) {
  console.error(`Not understood: ${name}. Understood: npm run site -- ${Object.keys(VERBS).join(' | ')}`)
  process.exitCode = 2
} else if (verb.needs && !process.env.SITE_VERB_READY) {
  const script = [process.execPath, join(ROOT, 'infra/dev/bootstrap.mjs'), 'infra/dev/src/site/site.ts', name]
  const child = spawn('npm', ['exec', '--yes', `--package=${verb.needs}`, '--', ...script, ...words], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, SITE_VERB_READY: 'yes' }
  })
  child.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
} else {
  const script = join(ROOT, verb.script)
  process.argv = [process.execPath, script, ...(verb.words ?? []), ...words]
  await import(pathToFileURL(script).href)
}
