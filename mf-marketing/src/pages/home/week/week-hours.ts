import type { Trade } from '../content/week.ts'
import type { WeekSetting } from './week-setting.ts'

/** A working week, in hours: five days of seven. */
export const WEEK = 35

type Task = Trade['tasks'][number]

/** Hours, in halves. */
export interface TaskHours {
  task: Task
  byHand: number
  /** What stays to be done by a person once it is automated. */
  left: number
}

export interface WeekHours {
  tasks: TaskHours[]
  byHand: number
  left: number
  returned: number
}

/**
 * What a week takes by hand, and what is left of it once automated, by the assumptions of content/week.ts (HOME-36). A week has 35 hours: where
 * the tasks need more, each counts for its part of them. Rounded so as never to promise more: by hand down to the half-hour, what is
 * left to the nearest, and to half an hour at least.
 */
export function hoursOf({ trade, size, emails }: WeekSetting): WeekHours {
  const counts = { size, emails: emails * trade.emailDays, week: 1 }
  const needed = sum(trade.tasks.map((task) => counts[task.of] * task.byHand)) / 60
  const scale = Math.min(1, WEEK / needed) / 60
  const tasks = trade.tasks.map((task) => {
    const byHand = Math.max(0.5, halves(counts[task.of] * task.byHand * scale, Math.floor))
    const left = Math.max(0.5, halves(counts[task.of] * task.left * scale, Math.round))
    return { task, byHand, left: Math.min(left, byHand) }
  })
  const byHand = sum(tasks.map((one) => one.byHand))
  const left = sum(tasks.map((one) => one.left))
  return { tasks, byHand, left, returned: byHand - left }
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const halves = (hours: number, round: (value: number) => number) => round(hours * 2) / 2

/** '17 h 30', with spaces that do not break. */
export function formatHours(hours: number): string {
  const whole = Math.floor(hours)
  if (hours === 0.5) return '30\u00a0min'
  return hours === whole ? `${whole}\u00a0h` : `${whole}\u00a0h\u00a030`
}
