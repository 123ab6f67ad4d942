import { describe, expect, it } from 'vitest'
import { formatLine } from './terminal.ts'

describe('a line of a service on the terminal', () => {
  it('reads as time, name and what happened', () => {
    const line = JSON.stringify({
      level: 'info',
      time: new Date(2026, 10, 21, 9, 5, 7).toISOString(),
      service: 'svc-leads',
      msg: 'Listening',
      url: 'http://x'
    })
    expect(formatLine('services', line)).toBe('09:05:07 leads     Listening url=http://x')
  })

  it('shows a request as its method, address, status and duration', () => {
    const line = JSON.stringify({
      time: 0,
      service: 'gateway',
      msg: 'request',
      method: 'GET',
      url: '/blog',
      status: 200,
      durationMs: 12,
      address: '::1'
    })
    expect(formatLine('gateway', line)).toMatch(/gateway {3}GET \/blog 200 12 ms$/)
  })

  it('marks warnings and errors, with the stack', () => {
    const line = JSON.stringify({
      level: 'error',
      time: 0,
      service: 'gateway',
      msg: 'Render failed',
      err: { stack: 'Error: x\n    at y' }
    })
    expect(formatLine('gateway', line)).toMatch(/ERROR Render failed\nError: x\n {4}at y$/)
  })

  it.each(['plain text', '{"half":', '{"no":"message"}'])(
    'is shown as it is when it is no log entry: %s',
    (line) => {
      expect(formatLine('gateway', line)).toBe(`gateway   ${line}`)
    }
  )
})
