import { EventEmitter, once } from 'node:events'
import type { NatsBucket } from '@site/service/nats/nats-bucket'
import { withRegistryLock } from '../registry/lock.ts'
import { REGISTRY } from './entries.ts'
import type { Mirror } from './mirror.ts'

export interface FollowOptions {
  bucket: NatsBucket
  mirror: Mirror
  root: string
  /** The folder is what the store said a moment ago, as far as what is named live goes. */
  onApplied: () => void
  /** What keeps the folder from being all that the store has; empty where nothing does. */
  report: (errors: Error[]) => void
  /** How soon what failed is tried again, and how often a folder that somebody damages is made whole, in milliseconds. */
  retryMs?: number
  checkMs?: number
}

/** A folder that is kept what the store is. */
export interface Following {
  /** Resolves once the folder has been brought there the first time. */
  first: Promise<void>
  stop: () => Promise<void>
}

/** Brings the folder to what the store says with each change of it. What is named live comes first, so that a flip waits for nothing else. */
export function followStore(options: FollowOptions): Following {
  const { bucket, mirror, root, report, retryMs = 2000, checkMs = 30_000 } = options
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isAsked = false
  let running: Promise<void> | null = null
  const applied = new EventEmitter()
  const first = once(applied, 'applied').then(() => undefined)

  const apply = async (): Promise<Error[]> => {
    if (bucket.isFollowing()) await bucket.catchUp()
    const entries = new Map(bucket.entries())
    if (!entries.get(REGISTRY)?.value) return []
    const errors = await withRegistryLock(root, () => mirror.apply(entries))
    options.onApplied()
    applied.emit('applied')
    return [...errors, ...(await mirror.applyRest(entries))]
  }

  const run = async () => {
    while (isAsked && !isStopped) {
      isAsked = false
      const errors = await apply().catch((error: Error) => [error])
      report(errors)
      clearTimeout(timer)
      if (!isStopped) timer = setTimeout(ask, errors.length > 0 ? retryMs : checkMs)
    }
    running = null
  }
  const ask = () => {
    isAsked = true
    running ??= run()
  }
  bucket.onChange(ask)
  ask()

  return {
    first,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    }
  }
}
