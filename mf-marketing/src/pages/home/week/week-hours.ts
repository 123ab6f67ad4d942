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
 * What a week takes by hand, and what is left of it once automated, by the assumptions of content/week.ts (HOME-36). What is left and what is given
 * back are each rounded to the nearest half-hour, and half an hour at least, so that every figure grows with each control (HOME-37).
 */
export function hoursOf({ trade, size, emails }: WeekSetting): WeekHours {
  const counts = { size, emails: emails * trade.emailDays, week: 1 }
  const tasks = trade.tasks.map((task) => {
    const left = halves(counts[task.of] * task.left)
    return { task, byHand: left + halves(counts[task.of] * (task.byHand - task.left)), left }
  })
  const byHand = sum(tasks.map((one) => one.byHand))
  const left = sum(tasks.map((one) => one.left))
  return { tasks, byHand, left, returned: byHand - left }
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
/** Of minutes, in hours. */
const halves = (minutes: number) => Math.max(1, Math.round(minutes / 30)) / 2

/** '17 h 30', with spaces that do not break. */
export function formatHours(hours: number): string {
  const whole = Math.floor(hours)
  if (hours === 0.5) return '30\u00a0min'
  return hours === whole ? `${whole}\u00a0h` : `${whole}\u00a0h\u00a030`
}
