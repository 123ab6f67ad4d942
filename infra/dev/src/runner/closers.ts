export interface Closers {
  add(close: () => Promise<void> | void): void
  /** Runs the closers, the last one first; a later call waits for an earlier one. When one fails, the others still run. */
  run(): Promise<void>
}

/** Collects what must be closed, in the order in which it was opened. */
export function createClosers(say: (line: string) => void): Closers {
  const open: (() => Promise<void> | void)[] = []
  let running = Promise.resolve()
  const runAll = async () => {
    for (let close = open.pop(); close !== undefined; close = open.pop()) {
      try {
        await close()
      } catch (error) {
        say(`Could not stop cleanly: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  return {
    add: (close) => void open.push(close),
    run: () => {
      running = running.then(runAll)
      return running
    }
  }
}
