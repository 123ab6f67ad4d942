import { chooseProofs } from './areas.ts'
import { copyCheckout } from './checkout-copy.ts'
import { provideFrontEnds, provideGround } from './ground.ts'
import type { NamedTest, Proof } from './proof.ts'
import { type Place, runTests } from './run-test.ts'

// `npm run prove [-- area… | id…] [--only-broken]`: breaks a copy of the checkout on purpose, one protection at a time, and
// shows that the test named for it goes red (infra/tests/src/proofs/README.md).
const words = process.argv.slice(2)
const proofs = chooseProofs(words.filter((word) => !word.startsWith('--')))
const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())

interface Verdict {
  what: string
  test: NamedTest
  isRight: boolean
  /** What it came to, for a person. */
  came: string
  seconds: number
}

const copy = copyCheckout()
const ground = await provideGround(proofs.map(({ test }) => test))
const place: Place = { folder: copy.folder, env: ground.env, signal: ending.signal }
const verdicts: Verdict[] = []

/** Runs the named tests of one file on the product as it is: all must pass. */
async function tryWhole(test: NamedTest, names: string[]): Promise<Omit<Verdict, 'seconds'>> {
  const frontEnds = await provideFrontEnds(test, [], place)
  const { passed, failures, fault } = await runTests(test, names, inPlace(frontEnds))
  const missing = names.filter((name) => !passed.some((title) => title.includes(name)))
  const isRight = failures.length === 0 && missing.length === 0
  const why = fault ?? [...failures, ...missing.map((name) => `did not run: ${name}`)].join('\n')
  return { what: 'whole', test, isRight, came: isRight ? `green: ${passed.length}` : `RED! ${why}` }
}

/** Runs the named test with the protection out: it must fail, and say what the proof says it says. */
async function tryBroken({ id, edits, test, says }: Proof): Promise<Omit<Verdict, 'seconds'>> {
  const restore = copy.apply(edits)
  try {
    const frontEnds = await provideFrontEnds(test, edits, place)
    const { failures, fault } = await runTests(test, [test.name], inPlace(frontEnds))
    const failure = failures.find((text) => says.test(text))
    if (failure !== undefined) return { what: id, test, isRight: true, came: `red: ${firstLine(failure)}` }
    const came =
      fault ??
      (failures.length === 0 ? 'GREEN!' : `RED FOR ANOTHER REASON! ${failures.join('\n').slice(0, 1000)}`)
    return { what: id, test, isRight: false, came }
  } finally {
    restore()
  }
}

/** Each file once, with the names its proofs speak of. */
function byFile(chosen: Proof[]): { test: NamedTest; names: string[] }[] {
  const groups = new Map<string, { test: NamedTest; names: string[] }>()
  for (const { test } of chosen) {
    const key = `${test.project} ${test.file}`
    const group = groups.get(key) ?? { test, names: [] }
    groups.set(key, { test, names: [...new Set([...group.names, test.name])] })
  }
  return [...groups.values()]
}

const inPlace = (env: NodeJS.ProcessEnv): Place => ({ ...place, env: { ...place.env, ...env } })
const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 150)

async function judge(trial: () => Promise<Omit<Verdict, 'seconds'>>): Promise<void> {
  const begin = performance.now()
  const verdict = { ...(await trial()), seconds: (performance.now() - begin) / 1000 }
  console.log(format(verdict))
  verdicts.push(verdict)
}

const format = ({ what, test, isRight, came, seconds }: Verdict) =>
  `${isRight ? '✓' : '✗'} ${what.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s  ${test.file.split('/').at(-1)} · ${test.name}\n    ${came}`

try {
  for (const { test, names } of words.includes('--only-broken') ? [] : byFile(proofs))
    await judge(() => tryWhole(test, names))
  for (const proof of proofs) {
    console.log(`  without: ${proof.without}`)
    await judge(() => tryBroken(proof))
  }
} finally {
  await ground.stop()
  copy.remove()
}
const wrong = verdicts.filter(({ isRight }) => !isRight)
console.log(`\n${verdicts.length - wrong.length} as they should be, ${wrong.length} not`)
for (const verdict of wrong) console.log(format(verdict))
process.exit(wrong.length === 0 ? 0 : 1)
