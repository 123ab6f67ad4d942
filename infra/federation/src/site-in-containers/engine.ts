import type { ContainerRuntimeClient, GenericContainer, StartedTestContainer } from 'testcontainers'

type Testcontainers = typeof import('testcontainers')

/**
 * Loads testcontainers, which only who uses this has to have, and finds the engine.
 *
 * @throws an Error of one line where there is none of one of them
 */
export async function findEngine(): Promise<{ kit: Testcontainers; client: ContainerRuntimeClient }> {
  const kit = await import('testcontainers').catch((error: unknown) => {
    throw new Error('testcontainers is not installed: npm install --save-dev testcontainers@11', {
      cause: error
    })
  })
  const client = await kit.getContainerRuntimeClient().catch((error: unknown) => {
    throw new Error(
      `No Docker engine answers, which the site is started on: start one, or say by DOCKER_HOST where it is (${reasonOf(error)})`,
      { cause: error }
    )
  })
  return { kit, client }
}

/** What a container has said last is shown where it does not start. */
const LINES = 30

/** What was started for a site, and how it is stopped. */
export interface Started {
  /** Throws with what the container has said where it does not start, or does not become ready. */
  start: (what: string, container: GenericContainer) => Promise<StartedTestContainer>
  /** What is to be done at the end too. */
  push: (undo: () => Promise<unknown>) => void
  /** Stops everything, what came last first. */
  stop: () => Promise<void>
}

export function createStarted(): Started {
  const undo: (() => Promise<unknown>)[] = []
  return {
    push: (step) => void undo.push(step),
    async start(what, container) {
      const said: string[] = []
      container.withLogConsumer((stream) => {
        stream.on('data', (chunk: Buffer) => {
          said.push(...String(chunk).split('\n').filter(Boolean))
          said.splice(0, said.length - LINES)
        })
      })
      try {
        const started = await container.start()
        undo.push(() => started.stop())
        return started
      } catch (error) {
        throw new Error([`${what} did not start: ${reasonOf(error)}`, ...said].join('\n'), { cause: error })
      }
    },
    async stop() {
      const errors: unknown[] = []
      for (let step = undo.pop(); step; step = undo.pop())
        await step().catch((error: unknown) => errors.push(error))
      if (errors.length > 0) throw new AggregateError(errors, 'Not all of the site could be stopped')
    }
  }
}

/** Waits for all of them, so that whatever has been started is known, before it throws what the first failed with. */
export async function all<Parts extends readonly Promise<unknown>[]>(
  parts: readonly [...Parts]
): Promise<{ [Part in keyof Parts]: Awaited<Parts[Part]> }> {
  await Promise.allSettled(parts)
  return Promise.all(parts)
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
