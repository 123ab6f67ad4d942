import type { RouterInstance } from '@koa/router'
import type { Middleware } from 'koa'
import type { z } from 'zod'
import { type AdminCheck, createAdminCheck } from './admin/admin-code.ts'
import { type adminEnv, type busEnv, busLogin, readConfig, type serverEnv } from './config/config.ts'
import type { Migration } from './database/migrate.ts'
import type { Bus } from './events/bus.ts'
import { createServiceApp, type ServiceAppOptions } from './http/app.ts'
import { createReadiness } from './http/health.ts'
import { type ListenOptions, listen, type RunningService, runMain } from './http/lifecycle.ts'
import { openBus } from './nats/open-bus.ts'
import { createLog, type Log } from './observability/log.ts'
import { createMetrics, type Metrics } from './observability/metrics.ts'
import { startTracing } from './observability/tracing.ts'
import { type Clock, systemClock } from './process/clock.ts'

/** What every service reads from its environment. */
export type ServiceConfig = z.output<z.ZodObject<typeof serverEnv & typeof busEnv>> &
  z.output<typeof adminEnv>

/** What every service is given, from which it builds its own parts. */
export interface ServiceContext<Config> {
  config: Config
  log: Log
  clock: Clock
  metrics: Metrics
  bus: Bus
  isAdmin: AdminCheck
  /** Calls `close` when the service stops, after its last request. What was opened last is closed first. */
  onStop(close: () => Promise<void> | void): void
}

/** What a service serves, and the options in which it differs from the others. */
export interface ServiceParts
  extends Pick<ServiceAppOptions, 'isSecure' | 'believesCaller' | 'diagnostics'>,
    Pick<ListenOptions, 'responseCache' | 'connections' | 'slowRequests' | 'stallMs' | 'onDrain'> {
  /** A request goes through them in this order. */
  routers: (RouterInstance | Middleware)[]
  /** What readiness reports besides the bus. */
  ready?: ServiceAppOptions['ready']
}

/** Builds a service's own parts. `overrides`: what a test replaces in them. */
export interface Compose<Context, Parts, Overrides> {
  (context: Context, overrides: Overrides): Promise<Parts>
  /** Those of its database, in the order in which they are applied. */
  migrations?: Migration[]
}

/** What a test or the embedded runner may replace in any service. A bus that is given here is not closed by the service. */
export interface ServiceOverrides {
  bus?: Bus
  log?: Log
  clock?: Clock
}

export interface Service<Config, Overrides> {
  config: z.ZodType<Config>
  /** Of its database; none where it has no database. */
  migrations: Migration[]
  /**
   * Starts the service and resolves once it listens.
   * @throws StartError when its database does not answer or its port is taken; what was opened by then is closed
   */
  start(config: Config, overrides?: ServiceOverrides & Partial<Overrides>): Promise<RunningService>
}

/**
 * Defines a service by its name, its configuration and its own parts. Log, metrics, traces, bus, health and an orderly stop are the
 * same for all services and are set up here; `onDatabase` (on-database.ts) adds database, outbox and relay.
 *
 * @param definition `name`: the service's name in its log, metrics and traces, and on the bus
 */
export function defineService<Config extends ServiceConfig, Overrides = unknown>(definition: {
  name: string
  config: z.ZodType<Config>
  compose: Compose<ServiceContext<Config>, ServiceParts, Partial<Overrides>>
}): Service<Config, Overrides> {
  const { name } = definition

  async function open(
    config: Config,
    overrides: ServiceOverrides,
    onStop: ServiceContext<Config>['onStop']
  ): Promise<ServiceContext<Config>> {
    const log = overrides.log ?? createLog({ service: name, level: config.LOG_LEVEL })
    if (config.adminCodeAdvice) log.warn(config.adminCodeAdvice)
    const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT
    const tracing = await startTracing({ service: name, endpoint, log })
    onStop(tracing.stop)
    const bus = overrides.bus ?? (await openBus({ url: config.NATS_URL, log, name, login: busLogin(config) }))
    if (!overrides.bus) onStop(bus.close)
    return {
      config,
      log,
      clock: overrides.clock ?? systemClock,
      metrics: createMetrics(name),
      bus,
      isAdmin: createAdminCheck(config.adminCodeHash),
      onStop
    }
  }

  return {
    config: definition.config,
    migrations: definition.compose.migrations ?? [],
    async start(config, overrides = {}) {
      const closers: (() => Promise<void>)[] = []
      try {
        const context = await open(config, overrides, (close) => closers.unshift(async () => close()))
        const { log, metrics, bus } = context
        const parts = await definition.compose(context, overrides)
        const readBus = createReadiness({ bus })
        const app = createServiceApp({
          ...parts,
          log,
          metrics,
          ready: async () => ({ ...(await parts.ready?.()), ...(await readBus()) }),
          trustedProxies: config.TRUSTED_PROXIES
        })
        return await listen(app, {
          ...parts,
          host: config.HOST,
          port: config.PORT,
          log,
          metrics: { port: config.METRICS_PORT, registry: metrics, diagnostics: parts.diagnostics },
          closers
        })
      } catch (error) {
        for (const close of closers) await close()
        throw error
      }
    }
  }
}

/** The main of a service's process: reads the environment, starts, stops on a signal (lifecycle.ts). */
export function runService<Config, Overrides>(service: Service<Config, Overrides>): void {
  runMain(() => startFrom(service, process.env))
}

/** Starts a service as `env` describes it. @throws ConfigError that lists each error of `env`, StartError */
export async function startFrom<Config, Overrides>(
  { config, start }: Service<Config, Overrides>,
  env: NodeJS.ProcessEnv
): Promise<RunningService> {
  return start(readConfig(config, env))
}
