import { PRESENCE } from '@site/contracts/articles/draft'
import { HttpError } from '@site/web/platform'
import { retryDelay } from './live-client.ts'

/** A page, or a form in it, as presences know it. It counts what it says, by which the server knows the order. */
export interface Editor {
  id: string
  count: () => number
}

export function createEditor(): Editor {
  let said = 0
  return { id: crypto.randomUUID(), count: () => ++said }
}

/** What is said of an editor: that it has something open, or has closed it. */
export interface Sign {
  editor: string
  open: boolean
  sequence: number
}

interface SignsOfLife<Answer> {
  editor: Editor
  send: (sign: Sign, init: { keepalive?: boolean }) => Promise<Answer>
  /** Receives what the newest sign of life was answered. */
  onAnswer: (answer: Answer) => void
  onError: (error: unknown) => void
  /** Who goes on sooner than this has opened nothing. Milliseconds. */
  firstAfterMs?: number
  /** Says `pagehide` and `pageshow`. */
  page?: EventTarget
  /** From 0 to 1, as in `connectLive`. */
  random?: () => number
}

/**
 * Says that something is open, again and again, and once that it is closed, when it is stopped or the page is left. A refusal ends nothing: a
 * service may not have heard yet of a code that was just made (ADMIN-32), so it is said again, sooner at first. A farewell may overtake what
 * was said before; its number tells the server so.
 */
export function startSignsOfLife<Answer>(options: SignsOfLife<Answer>): {
  say: () => void
  stop: () => void
} {
  const { editor, send, onAnswer, onError, firstAfterMs = 0, page = window, random = Math.random } = options
  let newest = 0
  let refusals = 0
  let isTold = false
  let soon: ReturnType<typeof setTimeout> | undefined

  const tell = (open: boolean) => {
    clearTimeout(soon)
    isTold = open
    newest = editor.count()
    return send({ editor: editor.id, open, sequence: newest }, open ? {} : { keepalive: true })
  }
  const come = async () => {
    const telling = tell(true)
    const sequence = newest
    try {
      const answer = await telling
      refusals = 0
      if (sequence === newest) onAnswer(answer)
    } catch (error) {
      if (sequence !== newest) return
      onError(error)
      if (error instanceof HttpError && (error.status === 401 || error.status === 403)) retry()
    }
  }
  const retry = () => {
    isTold = false
    const pause = retryDelay(refusals, random())
    refusals += 1
    if (pause < PRESENCE.renewSeconds * 1000) soon = setTimeout(say, pause)
  }
  const say = () => void come()
  const leave = () => {
    clearTimeout(soon)
    if (isTold) tell(false).catch(onError)
  }

  if (firstAfterMs > 0) soon = setTimeout(say, firstAfterMs)
  else say()
  const timer = setInterval(say, PRESENCE.renewSeconds * 1000)
  page.addEventListener('pagehide', leave)
  page.addEventListener('pageshow', say)
  return {
    say,
    stop() {
      clearInterval(timer)
      page.removeEventListener('pagehide', leave)
      page.removeEventListener('pageshow', say)
      leave()
    }
  }
}
