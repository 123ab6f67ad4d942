import { readFileSync, writeFileSync } from 'node:fs'

// Preloaded (`--import`) into a process whose clock a test moves: SHIFT_CLOCK_FILE, or `?file=` behind this module's address, names the
// file of the shift in milliseconds, which is read every 20 ms; the file of that name with .<pid> tells which shift is applied.
// SHIFT_CLOCK_MS is a constant shift. Timers keep real time, as they do on a machine whose clock is set.
const RealDate = Date
const file = process.env.SHIFT_CLOCK_FILE ?? new URL(import.meta.url).searchParams.get('file')
const { SHIFT_CLOCK_MS: fixed = '0' } = process.env
let shift = Number(fixed)

if (file) {
  const look = () => {
    const wanted = readFileSync(file, 'utf8')
    shift = Number(wanted)
    writeFileSync(`${file}.${process.pid}`, wanted)
  }
  look()
  setInterval(look, 20).unref()
}

const now = () => RealDate.now() + shift
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  apply: (target) => new target(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name))
})
