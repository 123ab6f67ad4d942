import { styleText } from 'node:util'

type Colour = 'cyan' | 'magenta' | 'blue' | 'green' | 'yellow' | 'red' | 'dim' | 'bold'

const canColour = () => process.stdout.isTTY === true && process.env.NO_COLOR === undefined
const paint = (colour: Colour, text: string) => (canColour() ? styleText(colour, text) : text)

const COLOURS: Record<string, Colour> = { content: 'cyan', leads: 'magenta', gateway: 'blue', shell: 'green' }
const WIDTH = 9

/** Formats a log line of a service for a person: time, name, what happened. Lines that are not JSON are shown as they are. */
export function formatLine(name: string, line: string): string {
  const entry = parse(line)
  if (entry === null) return `${label(name)} ${line}`
  const service = typeof entry.service === 'string' ? entry.service.replace(/^svc-/, '') : name
  return [
    paint('dim', timeOf(entry.time)),
    label(service),
    ...severity(entry.level),
    entry.msg === 'request' ? requestOf(entry) : `${String(entry.msg ?? '')}${detailsOf(entry)}`
  ].join(' ')
}

/** Formats a line of the runner itself. */
export const formatOwn = (line: string): string => `${paint('dim', '·')} ${line}`

export const strong = (text: string): string => paint('bold', text)

type Entry = Record<string, unknown>

function parse(line: string): Entry | null {
  if (!line.startsWith('{')) return null
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && 'msg' in value ? (value as Entry) : null
  } catch {
    return null
  }
}

const label = (name: string) => paint(COLOURS[name] ?? 'green', name.padEnd(WIDTH))

function timeOf(time: unknown): string {
  const date = typeof time === 'string' || typeof time === 'number' ? new Date(time) : new Date()
  return Number.isNaN(date.getTime()) ? '--:--:--' : date.toTimeString().slice(0, 8)
}

function severity(level: unknown): string[] {
  if (level === 'warn' || level === 40) return [paint('yellow', 'WARN')]
  if (level === 'error' || level === 'fatal' || Number(level) >= 50) return [paint('red', 'ERROR')]
  return []
}

const requestOf = ({ method, url, status, durationMs }: Entry) =>
  `${String(method)} ${String(url)} ${String(status)} ${paint('dim', `${String(durationMs)} ms`)}`

const HIDDEN = new Set(['time', 'level', 'service', 'msg', 'pid', 'hostname', 'requestId', 'err'])

function detailsOf(entry: Entry): string {
  const fields = Object.entries(entry)
    .filter(([key]) => !HIDDEN.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const text = fields.length > 0 ? ` ${paint('dim', fields.join(' '))}` : ''
  return `${text}${errorOf(entry.err)}`
}

/** An error is shown with its stack, as this is where a developer of a service reads it. */
function errorOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('stack' in error && typeof error.stack === 'string') return `\n${paint('dim', error.stack)}`
  return 'message' in error ? ` ${String(error.message)}` : ''
}
