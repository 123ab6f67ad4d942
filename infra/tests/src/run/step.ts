/** The result of one step of the test run. */
export interface StepResult {
  name: string
  passed: number
  failed: number
  seconds: number
  /** Why it could not run at all, for a person. */
  error?: string
}

export interface Step {
  name: string
  run: () => Promise<{ passed: number; failed: number; error?: string }>
}

/** Runs one step; a step that throws counts as one failure and says why. */
export async function runStep({ name, run }: Step): Promise<StepResult> {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(3, 72 - name.length))}`)
  const startedAt = performance.now()
  const outcome = await run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    error: error instanceof Error ? error.message : String(error)
  }))
  if (outcome.error) console.error(`${name}: ${outcome.error}`)
  return { name, ...outcome, seconds: (performance.now() - startedAt) / 1000 }
}

/** The table of a whole run; its last line is the one that CI reads: 'N passed, N failed'. */
export function summarise(results: StepResult[]): { text: string; failed: number } {
  const sum = (pick: (result: StepResult) => number) => results.reduce((total, one) => total + pick(one), 0)
  const rows = results.map(
    ({ name, passed, failed, seconds }) =>
      `${failed ? '✗' : '✓'} ${name.padEnd(28)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`
  )
  const failed = sum((one) => one.failed)
  return {
    text: ['', ...rows, '', `${sum((one) => one.passed)} passed, ${failed} failed`].join('\n'),
    failed
  }
}
