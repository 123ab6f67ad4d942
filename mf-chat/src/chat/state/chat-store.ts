import { createStore } from '@site/web/platform'
import {
  type ChatEvent,
  type ChatState,
  type ChatTopic,
  type ChatView,
  chatReducer,
  initialChat
} from './chat-reducer.ts'

/** In milliseconds (CHAT-16, CHAT-17, CHAT-20, CHAT-24). */
export const CHAT_TIMINGS = { greeting: 1500, options: 1000, topic: 1200, reply: 1000 } as const

interface ChatTexts {
  greeting: string
  /** The canned answer to whatever is typed. */
  reply: string
  /** What a visitor says by choosing a topic. */
  choices: Record<ChatTopic, string>
}

/** The conversation and its clock. Timers run only while the panel is open; closing clears them (CHAT-23). */
export function createChatStore(
  { greeting, reply, choices }: ChatTexts,
  { now = Date.now }: { now?: () => number } = {}
) {
  const store = createStore<ChatState>(() => initialChat)
  const timers = new Set<ReturnType<typeof setTimeout>>()

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
    /** Appends what the visitor typed; the canned reply follows. Blank text is ignored. */
    send(text: string): void {
      if (text.trim() === '') return
      apply({ type: 'message-sent', text: text.trim(), at: now() })
      after(CHAT_TIMINGS.reply, () => apply({ type: 'reply-sent', text: reply, at: now() }))
    }
  }
}
export type ChatStore = ReturnType<typeof createChatStore>
