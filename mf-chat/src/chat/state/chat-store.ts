import { createStore } from '@site/web/platform'
import {
  type ChatEvent,
  type ChatState,
  type ChatTopic,
  type ChatView,
  chatReducer,
  initialChat,
  type SiteReply
} from './chat-reducer.ts'

/** In milliseconds (CHAT-16, CHAT-17, CHAT-20, CHAT-24). */
export const CHAT_TIMINGS = { greeting: 1500, options: 1000, topic: 1200, reply: 1000 } as const

interface ChatTexts {
  greeting: string
  /** The canned answer to whatever is typed. */
  reply: string
  /** What a visitor says by choosing a topic. */
  choices: Record<ChatTopic, string>
  /** How the second bubble begins. */
  site: Record<SiteReply['result'], string>
}

/** Asks the site. Never rejects. */
export type AskSite = (question: string) => Promise<SiteReply>

/** The conversation and its clock. Timers run only while the panel is open; closing clears them (CHAT-23). */
export function createChatStore(
  { greeting, reply, choices, site }: ChatTexts,
  { now = Date.now }: { now?: () => number } = {}
) {
  const store = createStore<ChatState>(() => initialChat)
  const timers = new Set<ReturnType<typeof setTimeout>>()
  /** What to do for messages whose reply closing brings forward. */
  const replied = new Set<() => void>()

  const apply = (event: ChatEvent) => store.setState((state) => chatReducer(state, event))
  const after = (delay: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, delay)
    timers.add(timer)
  }
  const stop = () => {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
  }
  const welcome = () => {
    const { view, intro } = store.getState()
    if (view !== 'welcome' || intro !== 'unseen') return
    apply({ type: 'intro-started' })
    after(CHAT_TIMINGS.greeting, () => {
      apply({ type: 'greeted', text: greeting, at: now() })
      after(CHAT_TIMINGS.options, () => apply({ type: 'options-offered' }))
    })
  }

  return {
    store,
    stop,
    /** Opens the panel where it was left, or at `view`, whose form then starts with `email`. */
    open(view?: ChatView, email?: string): void {
      apply({ type: 'opened', view, email })
      welcome()
    },
    close(): void {
      if (!store.getState().isOpen) return
      stop()
      apply({ type: 'closed', reply, at: now() })
      for (const tell of replied) tell()
    },
    /** Shows a topic after the typing delay. A second choice meanwhile does nothing. */
    choose(topic: ChatTopic): void {
      if (store.getState().upcoming) return
      apply({ type: 'topic-chosen', topic, text: choices[topic], at: now() })
      after(CHAT_TIMINGS.topic, () => apply({ type: 'topic-shown' }))
    },
    back(): void {
      apply({ type: 'returned' })
      welcome()
    },
    /**
     * Appends what the visitor typed; the canned reply follows, and after it what `ask` found on the site. Blank text is ignored.
     */
    send(text: string, ask?: AskSite): void {
      const question = text.trim()
      if (question === '') return
      apply({ type: 'message-sent', text: question, at: now(), asksSite: ask !== undefined })
      const isReplied = new Promise<void>((resolve) => {
        const tell = () => {
          replied.delete(tell)
          resolve()
        }
        replied.add(tell)
        after(CHAT_TIMINGS.reply, () => {
          apply({ type: 'reply-sent', text: reply, at: now() })
          tell()
        })
      })
      void ask?.(question).then(async (found) => {
        await isReplied
        apply({ type: 'site-answered', text: found.reason ?? site[found.result], site: found, at: now() })
      })
    },
    /** The contact form starts with this question, to be sent along. */
    carry(question: string): void {
      apply({ type: 'question-carried', question })
    }
  }
}
export type ChatStore = ReturnType<typeof createChatStore>
