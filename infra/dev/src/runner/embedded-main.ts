import { startFrom } from '@site/service/define-service'
import { type RunningService, runMain } from '@site/service/http/lifecycle'
import { contentService } from '@site/svc-content/service'
import { gatewayService } from '@site/svc-gateway/service'
import { leadsService } from '@site/svc-leads/service'
import type { ServiceName } from '../system/services.ts'

/**
 * Runs all services in one process, with the in-process bus, for `--infra=embedded`. SITE_SERVICES contains the environment of each
 * as JSON (`environmentOf` of services.ts); they share the rest of the environment.
 */
runMain(async () => {
  const plans = JSON.parse(process.env.SITE_SERVICES ?? '{}') as Record<ServiceName, NodeJS.ProcessEnv>
  const environment = (name: ServiceName) => ({ ...process.env, ...plans[name] })
  const running: RunningService[] = []
  const stop = async () => {
    for (const service of running.toReversed()) await service.stop()
  }
  try {
    running.push(await startFrom(contentService, environment('content')))
    running.push(await startFrom(leadsService, environment('leads')))
    running.push(await startFrom(gatewayService, environment('gateway')))
  } catch (error) {
    await stop()
    throw error
  }
  const gateway = running[2] as RunningService
  return { url: gateway.url, port: gateway.port, stop }
})
