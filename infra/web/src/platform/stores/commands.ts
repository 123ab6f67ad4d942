/** What one part of the page may ask of another without knowing it (FED-11). */
export interface CommandPayloads {
  /** `email`: an address that the visitor has just typed in another form of the page; the view's form starts with it. */
  'open-chat': { view: 'welcome' | 'contact' | 'appointment'; email?: string | undefined }
  /** `destination`: where an accepted code leads, a path of this site. */
  'open-login': { destination?: string }
}
export type CommandName = keyof CommandPayloads
export type CommandHandler<Name extends CommandName> = (payload: CommandPayloads[Name]) => void

/** How long a command waits for its handler before the fallback runs. Milliseconds. */
export const COMMAND_TIMEOUT = 10_000

type Pending = {
  [Name in CommandName]?: { payload: CommandPayloads[Name]; timer: ReturnType<typeof setTimeout> }
}
type Handlers = { [Name in CommandName]?: CommandHandler<Name> }

/**
 * Commands wait for their handler: the chat may still be loading when its button is pressed. Only the last command of a
 * name is kept. One that no handler takes in time, or whose remote is known to be missing, goes to `onUnanswered`.
 */
export function createCommands(onUnanswered: (name: CommandName) => void) {
  const handlers: Handlers = {}
  const pending: Pending = {}
  const missing = new Set<CommandName>()
  const listeners = new Set<(name: CommandName) => void>()

  const take = <Name extends CommandName>(name: Name): CommandPayloads[Name] | undefined => {
    const waiting = pending[name]
    clearTimeout(waiting?.timer)
    delete pending[name]
    return waiting?.payload
  }
  const giveUp = (name: CommandName) => {
    if (take(name)) onUnanswered(name)
  }

  return {
    send<Name extends CommandName>(name: Name, payload: CommandPayloads[Name]): void {
      const handler = handlers[name] as CommandHandler<Name> | undefined
      if (handler) {
        handler(payload)
        return
      }
      take(name)
      if (missing.has(name)) {
        onUnanswered(name)
        return
      }
      Object.assign(pending, { [name]: { payload, timer: setTimeout(() => giveUp(name), COMMAND_TIMEOUT) } })
      for (const listener of listeners) listener(name)
    },
    /** Handles the commands of a name, first the one that is waiting. Returns the function that removes the handler. */
    handle<Name extends CommandName>(name: Name, handler: CommandHandler<Name>): () => void {
      Object.assign(handlers, { [name]: handler })
      missing.delete(name)
      const payload = take(name)
      if (payload) handler(payload)
      return () => {
        if (handlers[name] === handler) delete handlers[name]
      }
    },
    /** Does a handler exist for commands of this name? */
    isHandled: (name: CommandName): boolean => handlers[name] !== undefined,
    /** Says that no handler will come for this command. A handler that registers after all reverses this. */
    markMissing(name: CommandName): void {
      missing.add(name)
      giveUp(name)
    },
    /** Calls the listener for each command that found no handler yet: the shell then loads the remote at once. */
    onWaiting(listener: (name: CommandName) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
}
export type Commands = ReturnType<typeof createCommands>
