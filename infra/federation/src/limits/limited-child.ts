import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { REPOSITORY } from '../repository/paths.ts'

/** What a child says before it begins something: what, and how long that may take. */
export interface Step {
  doing: string
  seconds: number
}

export interface ChildOrder {
  /** The child's program. It gets `order` as its argument, as JSON. */
  program: URL
  order: unknown
  /** What it does first. */
  first: Step
  /** For all the steps it names, together. */
  seconds: number
  /** Megabytes of its heap, and of all its memory. */
  memory: { heap: number; all: number }
  /** The folder it runs in where it is no source of this repository; by default that of its program. */
  cwd?: string
  /** Answers what it asks for (limited-step.ts); never rejects. Without it nobody answers, with null. */
  give?: ((question: unknown) => Promise<unknown>) | undefined
  /** Does it get nothing of this process's environment? Code that others have sent is not to read our secrets there. */
  isStranger?: boolean
}

export interface ChildEnd {
  /** What it wrote. */
  said: string
  /** What it answered; undefined when it did not. */
  answer: unknown
  /** The step it was in when it ended. */
  doing: string
  /** Why it was ended, or ended without an answer, in words; null when it answered. `failed`: of itself, with what it said. */
  error: string | null
  hasFailed: boolean
}

/**
 * Runs code that may never end in a process of its own. Each step it names has its time, and its memory is bounded
 * (memory-guard.mjs): what does not keep to them is ended, and does not outlive this process. It answers with one message; to end without one is an error.
 */
export async function runLimited(childOrder: ChildOrder): Promise<ChildEnd> {
  const { program, order, first, seconds, memory, give, isStranger = false } = childOrder
  let until = Number.POSITIVE_INFINITY
  const guard = new URL(`./memory-guard.mjs?megabytes=${memory.all}&parent=${process.pid}`, import.meta.url)
    .href
  const file = fileURLToPath(program)
  const { cwd = dirname(file) } = childOrder
  const isSource = file.endsWith('.ts')
  const loader = isSource ? ['--import', '@site/typescript'] : []
  const flags = [`--max-old-space-size=${memory.heap}`, ...loader, '--import', guard]
  const child = spawn(process.execPath, [...flags, file, JSON.stringify(order)], {
    cwd: isSource ? REPOSITORY : cwd,
    env: isStranger ? { NODE_ENV: 'production', NO_COLOR: '1' } : productionEnv(),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc']
  })
  const end = { said: '', answer: undefined as unknown, doing: '', limit: 0, isLate: false }
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      end.said += text
    })
  let timer: NodeJS.Timeout | undefined
  const begin = (step: Step) => {
    clearTimeout(timer)
    end.doing = step.doing
    end.limit = Math.max(0, Math.min(step.seconds * 1000, until - performance.now()))
    timer = setTimeout(() => {
      end.isLate = true
      child.kill('SIGKILL')
    }, end.limit)
  }
  begin(first)
  const reply = async ({ id, question }: { id: number; question: unknown }) => {
    const given = give ? await give(question) : null
    // It may have ended meanwhile.
    if (child.connected) child.send({ id, reply: given }, () => undefined)
  }
  // The TypeScript loader also sends messages to its parent, about what it loads.
  child.on('message', (message: FromChild) => {
    if ('answer' in message) end.answer = message.answer
    else if (message.question) void reply(message.question)
    else if (message.step) {
      until = Math.min(until, performance.now() + seconds * 1000)
      begin(message.step)
    }
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  clearTimeout(timer)
  const error = end.answer === undefined ? errorOf(code, end) : null
  return { ...end, error, hasFailed: error?.startsWith(FAILED) === true }
}

interface FromChild {
  step?: Step
  question?: { id: number; question: unknown }
  answer?: unknown
}

const FAILED = 'ended with'

function errorOf(code: number | null, end: { said: string; limit: number; isLate: boolean }): string {
  if (end.isLate) return `is not done after ${Math.round(end.limit / 1000)} s`
  if (/heap out of memory|Too much memory/.test(end.said)) return 'takes more memory than it may'
  // 13: what it waits for can no longer come, as nothing is left that could bring it.
  if (code === 0 || code === 13) return 'waits for something that never comes'
  return `${FAILED} ${code ?? 'a signal'}: ${end.said.trim() || 'it said nothing'}`
}

/** Under a test runner the federation plugin emits no entry, without a word; and a build asks the environment nothing. */
function productionEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|VITE_|FORCE_COLOR)/.test(name))
  return { ...Object.fromEntries(kept), NODE_ENV: 'production', NO_COLOR: '1' }
}
