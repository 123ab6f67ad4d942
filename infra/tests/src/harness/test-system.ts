import type { RunningSystem } from '@site/dev/runner/run'

export interface TestSystem extends RunningSystem {
  /** Folder of registry.json: this system's own copy, which a test may damage. */
  remotesDir: string
  /** The admin code. */
  code: string
  /** Everything the services wrote, line by line. */
  lines: string[]
}

/** Returns one process of the system. Throws when there is none of that name. */
export function processOf({ processes }: TestSystem, name: string) {
  const found = processes[name]
  if (!found) throw new Error(`no process called ${name}`)
  return found
}
