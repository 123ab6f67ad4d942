import { REMOTE_NAMES } from '@site/contracts/registry'
import { StartFault } from './fault.ts'

export const INFRA_CHOICES = ['auto', 'env', 'local', 'docker', 'embedded'] as const
export type InfraChoice = (typeof INFRA_CHOICES)[number]

export interface StartArguments {
  infra: InfraChoice
  isDev: boolean
  isHelp: boolean
  /** Remotes named on the command line (`npm run dev -- mf-blog`). */
  remotes: string[]
}

/** Reads the command line of `npm start` and `npm run dev`. Throws a StartFault that names what was not understood. */
export function readArguments(args: string[]): StartArguments {
  const read: StartArguments = { infra: 'auto', isDev: false, isHelp: false, remotes: [] }
  const left = [...args]
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--dev') read.isDev = true
    else if (word === '--help' || word === '-h') read.isHelp = true
    else if (word === '--infra') read.infra = toInfra(left.shift() ?? '')
    else if (word.startsWith('--infra=')) read.infra = toInfra(word.slice('--infra='.length))
    else if (REMOTE_NAMES.some((name) => name === word)) read.remotes.push(word)
    else throw new StartFault(`Not understood: ${word}. ${USAGE}`)
  }
  if (read.remotes.length > 0 && !read.isDev) {
    throw new StartFault(
      `npm start takes no remote; to work on one: npm run dev -- ${read.remotes.join(' ')}`
    )
  }
  return read
}

export const USAGE = `npm start [-- --infra=${INFRA_CHOICES.join('|')}]   npm run dev [-- ${REMOTE_NAMES.join(' ')}]`

function toInfra(word: string): InfraChoice {
  const found = INFRA_CHOICES.find((choice) => choice === word)
  if (found === undefined)
    throw new StartFault(`--infra is one of ${INFRA_CHOICES.join(', ')}, not '${word}'.`)
  return found
}
