import { ADMIN_CODE_HEADER } from '@site/contracts/operations/admin'
import { liveMessageSchema } from '@site/contracts/operations/live-message'

/** An administrator's live stream, opened again whenever it ends. */
export interface LiveStream {
  /** Ids of the leads it was told of. */
  heard: Set<unknown>
  /** Times it was opened. */
  opened: () => number
  isOpen: () => boolean
  /** What a reconnection was answered when that was no stream. */
  faults: string[]
  close: () => Promise<void>
}

/** Opens a stream and goes on as the lead screen does: at once again when it ends. */
export function openLiveStream(url: string, code: string): LiveStream {
  const over = new AbortController()
  const heard = new Set<unknown>()
  const faults: string[] = []
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
      for (const message of messages) note(message, heard)
    }
  }
  const running = (async () => {
    while (!over.signal.aborted) {
      try {
        await read()
      } catch (error) {
        if (!over.signal.aborted) faults.push(describe(error))
      }
      isOpen = false
    }
  })()
  return {
    heard,
    faults,
    opened: () => opened,
    isOpen: () => isOpen,
    async close() {
      over.abort()
      await running
    }
  }
}

function note(message: string, heard: Set<unknown>): void {
  const [, text] = /^data: (.*)$/m.exec(message) ?? []
  if (text === undefined) return // a ping, or how soon to come back
  const { type, data } = liveMessageSchema.parse(JSON.parse(text))
  if (type === 'site.lead-created') heard.add(data.leadId)
}

const describe = (error: unknown) =>
  error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error)
