import { contentConfig } from '../../config.ts'
import { contentService } from '../../service.ts'
import type { ArticleWriter } from '../../writers/draft/article-writer.ts'
import { lenientEditor } from '../lenient-editor.ts'
import { createKillSwitch } from './kill-switch.ts'
import { commandSchema, type Report, replicaSettingsSchema } from './protocol.ts'
import { createVirtualTimers } from './virtual-timers.ts'
import { watchStatements } from './watch-statements.ts'

// One replica of the simulation: the real service, whose time advances by messages of the parent process.
const settings = replicaSettingsSchema.parse(JSON.parse(process.env.REPLICA ?? '{}'))
let { conditions } = settings
let writing = 0
const ownClock = (at: number) => new Date(at + settings.skewMs)

const timers = createVirtualTimers(ownClock(settings.at), () => conditions.midnightTimer)
const killSwitch = createKillSwitch(() => conditions.kill)
const untilIdle = watchStatements(killSwitch.watch)
const send = (report: Report) => process.send?.(report)

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
  DATABASE_URL: settings.databaseUrl,
  DATABASE_POOL_MAX: '4',
  NATS_URL: 'memory:',
  PORT: '0',
  SEED: 'off',
  ADMIN_CODE_SHA256: settings.adminCodeSha256,
  LOG_LEVEL: process.env.SIMULATION_LOG ?? 'silent'
})
const service = await contentService.start(config, {
  clock: timers.now,
  timers,
  writer,
  editor: lenientEditor
})

process.on('message', async (message) => {
  const command = commandSchema.parse(message)
  if (command.type === 'conditions') conditions = command.conditions
  if (command.type === 'time') {
    timers.advance(ownClock(command.at))
    await untilIdle()
    send({ type: 'idle', at: command.at, isWriting: writing > 0 })
  }
  if (command.type === 'stop') {
    await service.stop()
    process.exit(0)
  }
})
process.once('disconnect', () => process.exit(1))
await untilIdle()
send({ type: 'ready', url: service.url })
