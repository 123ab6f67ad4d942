import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeCommandLine } from '@site/contracts/command-line'
import { REPOSITORY } from '../repository/paths.ts'
import { isRemoteName, makeRemote, pathOf } from './make-remote.ts'

// `npm run site -- new mf-jobs`: a remote in this repository, of the templates that a repository of a team's own is made of.

const { words } = takeCommandLine({
  usage: 'npm run site -- new mf-<name>',
  least: 1,
  most: 1,
  isWord: isRemoteName
})
const [name = ''] = words
const { dependencies } = JSON.parse(readFileSync(join(REPOSITORY, 'infra/web/package.json'), 'utf8')) as {
  dependencies: { react: string; 'react-dom': string }
}
const { react, 'react-dom': dom } = dependencies
try {
  const files = makeRemote({
    name,
    dir: join(REPOSITORY, name),
    templates: join(REPOSITORY, 'infra/federation/templates'),
    parts: ['remote', 'workspace'],
    manifest: {
      license: 'MIT',
      dependencies: {
        ...{ '@site/contracts': '*', '@site/web': '*', '@site/federation': '*' },
        ...{ react, 'react-dom': dom }
      }
    }
  })
  for (const file of files) process.stdout.write(`${name}/${file}\n`)
  process.stdout.write(
    `Next: its owner in README.md, npm install. Then npm run deploy -- ${name}: ${pathOf(name)}\n`
  )
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
