import { join } from 'node:path'
import { takeCommandLine } from '@site/contracts/command-line'
import { readDeployableSource } from '../build/deployable-source.ts'
import { errorLines } from '../registry/deploy-error.ts'
import { REPOSITORY } from '../repository/paths.ts'
import { remoteNames } from '../repository/remotes.ts'
import { devInSite, IN_SITE_OPTIONS, IN_SITE_USAGE, readInSite } from './dev-command.ts'

// `npm run site -- dev mf-blog --site=https://…`: a remote of this repository from its sources in a running site, and nothing else on this machine.

const names = remoteNames()
const { words, options } = takeCommandLine({
  usage: `npm run site -- dev <remote> ${IN_SITE_USAGE}; a remote is one of ${names.join(', ')}`,
  options: IN_SITE_OPTIONS,
  least: 1,
  most: 1,
  isWord: (word) => names.includes(word)
})
const [name = ''] = words
try {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  await devInSite(readDeployableSource(join(REPOSITORY, name)), { ...readInSite(options), say })
} catch (error) {
  for (const line of errorLines(error)) process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
