import { readdirSync, readFileSync } from 'node:fs'

/** The processes that a process has started and that go on (Linux: /proc). */
export const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  )

/** Those of a gateway with a browser, for a check or ready for one. */
export const browsersOf = (gateway: number): number[] =>
  childrenOf(gateway).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('browser-worker'))
