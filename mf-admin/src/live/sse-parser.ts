export interface ServerSentEvent {
  event: string
  data: string
  id: string | null
}

/**
 * Reads a stream of server-sent events from chunks of text cut anywhere (WHATWG HTML, 9.2.6): lines end in LF, CRLF or
 * CR, a blank line ends an event, a line that starts with a colon is a comment. An event without data is dropped.
 */
export function createSseParser(onEvent: (event: ServerSentEvent) => void) {
  let rest = ''
  let isStart = true
  let event = ''
  let id: string | null = null
  let data: string[] = []

  const dispatch = () => {
    if (data.length > 0) onEvent({ event: event || 'message', data: data.join('\n'), id })
    event = ''
    data = []
  }
  const readField = (line: string) => {
    const colon = line.indexOf(':')
    const name = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'data') data.push(value)
    else if (name === 'event') event = value
    else if (name === 'id' && !value.includes('\0')) id = value
  }

  return {
    feed(chunk: string): void {
      rest += isStart ? chunk.replace(/^\uFEFF/, '') : chunk
      isStart = isStart && chunk === ''
      // A CR at the very end may be half of a CRLF: it waits for the next chunk.
      let match = /\r\n|\n|\r(?!$)/.exec(rest)
      while (match) {
        const line = rest.slice(0, match.index)
        rest = rest.slice(match.index + match[0].length)
        if (line === '') dispatch()
        else if (!line.startsWith(':')) readField(line)
        match = /\r\n|\n|\r(?!$)/.exec(rest)
      }
    }
  }
}
