import { once } from 'node:events'
import Koa from 'koa'
import { z } from 'zod'
import { readConfig, serverEnv } from '../config/config.ts'
import { listen, runMain } from '../http/lifecycle.ts'
import { createLog } from '../observability/log.ts'

// A process for lifecycle.test.ts: the smallest service, which answers its requests only once it is told to stop.
runMain(async () => {
  const config = readConfig(z.object(serverEnv))
  const log = createLog({ service: 'testing-main', level: config.LOG_LEVEL })
  const app = new Koa().use(async (ctx) => {
    log.info('slow begins')
    await once(process, 'SIGTERM')
    ctx.body = 'slow'
  })
  return listen(app, {
    host: config.HOST,
    port: config.PORT,
    log,
    closers: [async () => log.info('database closed')]
  })
})
