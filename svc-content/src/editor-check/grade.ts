import type { DraftReading, Finding } from '@site/contracts/operations/draft-reading'

/** What a finding takes off 100. */
const COST = { serious: 40, medium: 12, light: 4 } as const
/** A draft without a serious finding passes down to this grade: three medium findings. */
export const LOWEST_GRADE = 60

/** The grade of a draft, and whether it may be published: never with a serious finding, nor with too many small ones. */
export function gradeOf(findings: readonly Finding[]): DraftReading {
  const grade = Math.max(
    0,
    findings.reduce((left, { severity }) => left - COST[severity], 100)
  )
  const passed = grade >= LOWEST_GRADE && findings.every(({ severity }) => severity !== 'serious')
  return { grade, passed, findings: [...findings] }
}
