import { StartError } from '@site/service/process/start-error'
import { describeError } from '../system/describe-error.ts'
import type { InfraChoice, Provider, ProviderContext, Servers } from './provider.ts'

export interface Chosen {
  servers: Servers
  /** Why these servers: what was found, and which providers were passed over. */
  why: string
}

/**
 * Starts the servers of the first provider that is available (OPS-1), or of the one that `--infra=` names. With `auto`, one that is
 * available but cannot start is passed over with a message, unless it has data from an earlier start: then the system would look
 * empty, so its StartError is thrown.
 */
export async function chooseServers(
  choice: InfraChoice,
  providers: Provider[],
  context: Omit<ProviderContext, 'isForced'>
): Promise<Chosen> {
  if (choice !== 'auto') return startNamed(choice, providers, { ...context, isForced: true })
  const passedOver: string[] = []
  const providerContext = { ...context, isForced: false }
  for (const provider of providers) {
    const { isThere, because } = await provider.look(providerContext)
    if (!isThere) {
      passedOver.push(`${provider.name}: ${because}`)
      continue
    }
    try {
      const servers = await provider.start(providerContext)
      return { servers, why: [because, ...passedOver.map((line) => `not ${line}`)].join('; ') }
    } catch (error) {
      const isLast = provider === providers.at(-1)
      if (provider.name === 'env' || isLast || provider.holdsData(providerContext)) throw error
      context.say(`${provider.name} servers passed over: ${describeError(error)}`)
      passedOver.push(`${provider.name}: it could not start`)
    }
  }
  throw new StartError('No server can be had here. See infra/deploy/OPERATING.md, "Which servers it takes".')
}

async function startNamed(
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
