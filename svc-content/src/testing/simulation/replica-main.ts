import { contentConfig } from '../../config.ts'
import { contentService } from '../../service.ts'
import type { ArticleWriter } from '../../writers/draft/article-writer.ts'
import { createKillSwitch } from './kill-switch.ts'
import { birthSchema, orderSchema, type Report } from './protocol.ts'
import { createVirtualTimers } from './virtual-timers.ts'
import { watchStatements } from './watch-statements.ts'

// One replica of the simulation: the service as it runs, whose time goes on by messages of its parent.
const birth = birthSchema.parse(JSON.parse(process.env.REPLICA ?? '{}'))
let { conditions } = birth
let writing = 0
const told = (at: number) => new Date(at + birth.skewMs)

const timers = createVirtualTimers(told(birth.at), () => conditions.hint)
const killSwitch = createKillSwitch(() => conditions.kill)
const settled = watchStatements(killSwitch.watch)
const say = (report: Report) => process.send?.(report)

const writer: ArticleWriter = {
  name: 'template',
  origin: { writer: 'program' },
  async write({ seed, signal }) {
    killSwitch.writing()
    const attempt = Number(/^\d{4}-\d\d-\d\d#(\d+)$/.exec(seed)?.[1] ?? Number.POSITIVE_INFINITY)
    if (attempt <= conditions.failures) throw new Error('The writer fails today')
    writing += 1
    await timers.wait(conditions.writingMs, signal).finally(() => {
      writing -= 1
    })
    return { title: `Article ${seed} (${process.pid})`, content: `<p>${'mot '.repeat(700)}</p>` }
  }
}

const config = contentConfig.parse({
  DATABASE_URL: birth.databaseUrl,
  DATABASE_POOL_MAX: '4',
  NATS_URL: 'memory:',
  PORT: '0',
  SEED: 'off',
  ADMIN_CODE_SHA256: birth.adminCodeSha256,
  LOG_LEVEL: process.env.SIMULATION_LOG ?? 'silent'
})
const service = await contentService.start(config, { clock: timers.now, timers, writer })

process.on('message', async (message) => {
  const order = orderSchema.parse(message)
  if (order.type === 'conditions') conditions = order.conditions
  if (order.type === 'time') {
    timers.advance(told(order.at))
    await settled()
    say({ type: 'settled', at: order.at, isWriting: writing > 0 })
  }
  if (order.type === 'stop') {
    await service.stop()
    process.exit(0)
  }
})
process.once('disconnect', () => process.exit(1))
await settled()
say({ type: 'ready', url: service.url })
