import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { COMMAND_TIMEOUT, type CommandName, createCommands } from './commands.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setUp = () => {
  const onUnanswered = vi.fn<(name: CommandName) => void>()
  return { onUnanswered, commands: createCommands(onUnanswered) }
}

describe('the command queue', () => {
  it('hands a command to its handler at once', () => {
    const { commands } = setUp()
    const handler = vi.fn()
    commands.handle('open-chat', handler)
    commands.send('open-chat', { view: 'contact' })
    expect(handler).toHaveBeenCalledExactlyOnceWith({ view: 'contact' })
  })

  it('keeps the last command of a name until its handler comes', () => {
    const { commands, onUnanswered } = setUp()
    commands.send('open-chat', { view: 'welcome' })
    commands.send('open-chat', { view: 'appointment' })
    const handler = vi.fn()
    commands.handle('open-chat', handler)
    expect(handler).toHaveBeenCalledExactlyOnceWith({ view: 'appointment' })
    vi.advanceTimersByTime(COMMAND_TIMEOUT)
    expect(onUnanswered).not.toHaveBeenCalled()
  })

  it('tells that a command waits, so that its remote is loaded', () => {
    const { commands } = setUp()
    const listener = vi.fn()
    const stop = commands.onWaiting(listener)
    commands.send('open-chat', { view: 'contact' })
    stop()
    commands.send('open-login', {})
    expect(listener).toHaveBeenCalledExactlyOnceWith('open-chat')
  })

  it('FED-11 runs the fallback once when no handler comes in time', () => {
    const { commands, onUnanswered } = setUp()
    commands.send('open-chat', { view: 'contact' })
    vi.advanceTimersByTime(COMMAND_TIMEOUT - 1)
    expect(onUnanswered).not.toHaveBeenCalled()
    vi.advanceTimersByTime(COMMAND_TIMEOUT)
    expect(onUnanswered).toHaveBeenCalledExactlyOnceWith('open-chat')
  })

  it('runs the fallback at once when the remote is known to be missing, until a handler comes after all', () => {
    const { commands, onUnanswered } = setUp()
    commands.send('open-chat', { view: 'contact' })
    commands.markMissing('open-chat')
    commands.send('open-chat', { view: 'contact' })
    expect(onUnanswered).toHaveBeenCalledTimes(2)
    const handler = vi.fn()
    commands.handle('open-chat', handler)
    commands.send('open-chat', { view: 'welcome' })
    expect(handler).toHaveBeenCalledExactlyOnceWith({ view: 'welcome' })
  })

  it('waits again once the handler is removed', () => {
    const { commands } = setUp()
    const handler = vi.fn()
    commands.handle('open-chat', handler)()
    commands.send('open-chat', { view: 'contact' })
    expect(handler).not.toHaveBeenCalled()
  })
})
