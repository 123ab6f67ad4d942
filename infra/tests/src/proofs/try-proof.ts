import type { CheckoutCopy } from './checkout-copy.ts'
import { provideFrontEnds } from './ground.ts'
import type { NamedTest, Proof } from './proof.ts'
import { type Place, runTests } from './run-test.ts'

/** What came of a trial. */
export interface Verdict {
  /** A proof's id, or 'whole'. */
  what: string
  test: NamedTest
  isRight: boolean
  /** For a person. */
  came: string
}

/** Runs the named tests of one file on the product as it is: all must pass. */
export async function tryWhole(test: NamedTest, names: string[], place: Place): Promise<Verdict> {
  const frontEnds = await provideFrontEnds(test, [], place)
  const { passed, failures, fault } = await runTests(test, names, withEnv(place, frontEnds))
  const missing = names.filter((name) => !passed.some((title) => title.includes(name)))
  const isRight = failures.length === 0 && missing.length === 0
  const said = failures.map((failure) => `${failure.name}: ${failure.said}`)
  const why = fault ?? [...said, ...missing.map((name) => `did not pass: ${name}`)].join('\n')
  return { what: 'whole', test, isRight, came: isRight ? `green: ${passed.length}` : `RED! ${shorten(why)}` }
}

/** Runs the named test with the protection out: it must fail, and say what the proof says it says. */
export async function tryBroken(proof: Proof, copy: CheckoutCopy, place: Place): Promise<Verdict> {
  const { id, edits, test, says } = proof
  const restore = copy.apply(edits)
  try {
    const frontEnds = await provideFrontEnds(test, edits, place)
    const names = [...(test.after ?? []), test.name]
    const { failures, fault } = await runTests(test, names, withEnv(place, frontEnds))
    const own = failures.filter(({ name }) => name.includes(test.name)).map(({ said: text }) => text)
    const said = own.find((text) => says.test(text))
    if (said !== undefined) return { what: id, test, isRight: true, came: `red: ${firstLine(said)}` }
    const other = own.length > 0 ? `RED FOR ANOTHER REASON! ${own.join('\n')}` : 'GREEN!'
    return { what: id, test, isRight: false, came: shorten(fault ?? other) }
  } finally {
    restore()
  }
}

const withEnv = (place: Place, env: NodeJS.ProcessEnv): Place => ({ ...place, env: { ...place.env, ...env } })
const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 150)
const shorten = (text: string) => text.slice(0, 2000)
