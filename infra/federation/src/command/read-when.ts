import { stepsSchema } from '@site/contracts/federation/canary'
import { DeployError } from '../registry/deploy-error.ts'

/** A date and a time, or a time of day: then the next such one. */
const TIME = /^(?:(\d{4}-\d\d-\d\d)T)?\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?$/
const DAY = 24 * 60 * 60 * 1000

/**
 * The time of `--at=2026-12-01T06:00`, or of `--at=06:00`, the next one; by the clock of this machine where no offset stands behind it. Throws a DeployError
 * where it is none, before anything is built.
 */
export function readTime(text: string, now = new Date()): Date {
  const [form, date] = TIME.exec(text) ?? []
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  const at = new Date(date ? text : `${today}T${form}`)
  // A 30th of February would be taken for a day of March.
  const isDay = date === undefined || new Date(date).toJSON()?.startsWith(date)
  if (Number.isNaN(at.getTime()) || !isDay)
    throw new DeployError([
      `--at takes a time, as in --at=2026-12-01T06:00, --at=2026-12-01T06:00+01:00 or --at=06:00, not ${text}`
    ])
  return !date && at <= now ? new Date(at.getTime() + DAY) : at
}

/** The shares of `--share=5,25`. Throws a DeployError where they are none, before anything is built. */
export function readSteps(text: string): number[] {
  const steps = stepsSchema.safeParse(text.split(',').map(Number))
  if (steps.success) return steps.data
  throw new DeployError([
    `--share takes percents from 1 to 99, each greater than the one before, as in --share=5,25, not ${text}`
  ])
}
