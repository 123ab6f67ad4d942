// Loaded by `--import` into a process that runs code nobody has tried yet (limited-child.ts): a thread that ends the process when
// it takes more memory than it may, or when the one that set the limits is gone, and with it whoever would end it. Plain JavaScript:
// a thread does not get the loader of TypeScript. V8's own limit knows the heap alone; buffers are outside of it.
import { writeSync } from 'node:fs'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

/** Milliseconds. */
const LOOK_EVERY = 50

if (isMainThread) {
  const { searchParams } = new URL(import.meta.url)
  const [guardMegabytes, guardParent] = ['megabytes', 'parent'].map((name) => Number(searchParams.get(name)))
  // Nobody waits for this timer: a process that has nothing left to do ends, and its parent sees that it gave no answer.
  new Worker(new URL(import.meta.url), { workerData: { guardMegabytes, guardParent }, execArgv: [] }).unref()
} else if (workerData?.guardMegabytes) {
  setInterval(() => {
    const isTooMuch = process.memoryUsage.rss() >= workerData.guardMegabytes * 1024 * 1024
    if (!isTooMuch && process.ppid === workerData.guardParent) return
    if (isTooMuch) writeSync(2, 'Too much memory\n')
    process.kill(process.pid, 'SIGKILL')
  }, LOOK_EVERY)
}
