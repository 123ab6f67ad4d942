import { ADMIN_CODE_HEADER } from '@site/contracts/operations/admin'
import { liveMessageSchema } from '@site/contracts/operations/live-message'

/** An administrator's live stream, which is opened again whenever it ends. */
export interface LiveStream {
  /** Ids of the leads that it reported. */
  received: Set<unknown>
  /** How often it was opened. */
  opened: () => number
  isOpen: () => boolean
  /** Failed attempts to open it again. */
  errors: string[]
  close: () => Promise<void>
}

/** Opens a stream, and opens it again at once whenever it ends, as the lead screen does. */
export function openLiveStream(url: string, code: string): LiveStream {
  const over = new AbortController()
  const received = new Set<unknown>()
  const errors: string[] = []
  let opened = 0
  let isOpen = false
  const read = async () => {
    const response = await fetch(`${url}/api/live`, {
      headers: { [ADMIN_CODE_HEADER]: code },
      signal: over.signal
    })
    if (!response.ok || !response.body) throw new Error(`GET /api/live: ${response.status}`)
    opened += 1
    isOpen = true
    let text = ''
    for await (const chunk of response.body) {
      text += Buffer.from(chunk).toString('utf8')
      const messages = text.split('\n\n')
      text = messages.pop() ?? ''
      for (const message of messages) note(message, received)
    }
  }
  const running = (async () => {
    while (!over.signal.aborted) {
      try {
        await read()
      } catch (error) {
        if (!over.signal.aborted) errors.push(describe(error))
      }
      isOpen = false
    }
  })()
  return {
    received,
    errors,
    opened: () => opened,
    isOpen: () => isOpen,
    async close() {
      over.abort()
      await running
    }
  }
}

function note(message: string, received: Set<unknown>): void {
  const [, text] = /^data: (.*)$/m.exec(message) ?? []
  if (text === undefined) return // a ping, or the reconnection time
  const { type, data } = liveMessageSchema.parse(JSON.parse(text))
  if (type === 'site.lead-created') received.add(data.leadId)
}

const describe = (error: unknown) =>
  error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error)
