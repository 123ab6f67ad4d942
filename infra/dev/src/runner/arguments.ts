import { CommandLineError, readCommandLine } from '@site/contracts/command-line'
import { remoteNames } from '@site/federation/repository/remotes'
import { INFRA_CHOICES, type InfraChoice } from '../providers/provider.ts'

export interface StartArguments {
  infra: InfraChoice
  isDev: boolean
  isHelp: boolean
  /** Remotes named on the command line (`npm run dev -- mf-blog`). */
  remotes: string[]
}

const REMOTES = remoteNames()

export const USAGE = `npm start [-- --infra=${INFRA_CHOICES.join('|')}]   npm run dev [-- ${REMOTES.join(' ')}]`

/** Parses the arguments of `npm start` and `npm run dev`. Throws a CommandLineError that names what was not understood. */
export function readArguments(args: string[]): StartArguments {
  const { words: remotes, options } = readCommandLine(
    args.map((word) => (word === '-h' ? '--help' : word)),
    {
      usage: USAGE,
      options: { infra: 'value', dev: 'flag', help: 'flag' },
      most: REMOTES.length,
      isWord: (word) => REMOTES.some((name) => name === word)
    }
  )
  const isDev = options.dev === true
  if (remotes.length > 0 && !isDev) {
    throw new CommandLineError(
      `npm start takes no remote; to work on one: npm run dev -- ${remotes.join(' ')}`
    )
  }
  return { infra: toInfra(options.infra ?? 'auto'), isDev, isHelp: options.help === true, remotes }
}

function toInfra(word: string): InfraChoice {
  const found = INFRA_CHOICES.find((choice) => choice === word)
  if (found === undefined)
    throw new CommandLineError(`--infra is one of ${INFRA_CHOICES.join(', ')}, not '${word}'.`)
  return found
}
