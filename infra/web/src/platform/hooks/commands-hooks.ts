import { useEffect, useRef } from 'react'
import { usePlatform } from '../context/provider.tsx'
import type { CommandHandler, CommandName } from '../stores/commands.ts'

/** Handles commands of a name while mounted. The handler may change between renders; the newest one is called. */
export function useCommand<Name extends CommandName>(name: Name, handler: CommandHandler<Name>): void {
  const { commands } = usePlatform()
  const newest = useRef(handler)
  useEffect(() => {
    newest.current = handler
  })
  useEffect(() => commands.handle(name, (payload) => newest.current(payload)), [commands, name])
}

/** Sends a command; it waits for its handler, and a chat that never comes is replaced by an e-mail. */
export function useSendCommand() {
  return usePlatform().commands.send
}
