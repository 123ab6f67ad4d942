export interface Closers {
  add(close: () => Promise<void> | void): void
  /** Runs what was added, last first; a later call waits for an earlier one. An error in one does not keep the rest. */
  run(): Promise<void>
}

/** What must be undone, in the order it was done. */
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
