import { StartError } from '@site/service/process/start-error'
import { describeError } from '../system/describe-error.ts'
import type { InfraChoice, Provider, ProviderContext, Servers } from './provider.ts'

export interface Chosen {
  servers: Servers
  /** Why this one: what was found, and what was passed over. */
  why: string
}

/**
 * Takes the first provider that is there (OPS-1), or the one named by `--infra=`. In `auto`, one that
 * is there but cannot start is passed over and said so, unless it holds data from an earlier start: then the system
 * would look empty, so its StartError stands.
 */
export async function chooseServers(
  choice: InfraChoice,
  providers: Provider[],
  context: Omit<ProviderContext, 'isForced'>
): Promise<Chosen> {
  if (choice !== 'auto') return takeNamed(choice, providers, { ...context, isForced: true })
  const passedOver: string[] = []
  const looking = { ...context, isForced: false }
  for (const provider of providers) {
    const { isThere, because } = await provider.look(looking)
    if (!isThere) {
      passedOver.push(`${provider.name}: ${because}`)
      continue
    }
    try {
      const servers = await provider.start(looking)
      return { servers, why: [because, ...passedOver.map((line) => `not ${line}`)].join('; ') }
    } catch (error) {
      const isLast = provider === providers.at(-1)
      if (provider.name === 'env' || isLast || provider.holdsData(looking)) throw error
      context.say(`${provider.name} servers passed over: ${describeError(error)}`)
      passedOver.push(`${provider.name}: it could not start`)
    }
  }
  throw new StartError('No server can be had here. See infra/deploy/OPERATING.md, "Which servers it takes".')
}

async function takeNamed(
  choice: InfraChoice,
  providers: Provider[],
  context: ProviderContext
): Promise<Chosen> {
  const provider = providers.find((one) => one.name === choice)
  if (provider === undefined) throw new Error(`No provider is called ${choice}.`)
  const { isThere, because } = await provider.look(context)
  if (!isThere) throw new StartError(`--infra=${choice} cannot be had: ${because}.`)
  return { servers: await provider.start(context), why: `--infra=${choice} asks for it; ${because}` }
}
