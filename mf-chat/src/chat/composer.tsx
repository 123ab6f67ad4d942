import { Icon } from '@site/web/ui/pictures/icon'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import styles from './composer.module.css'
import { chatCopy } from './content/chat.ts'

/** Key code of a key that an input method has taken. Safari ends a composition before its Enter, and says so by this alone. */
const TAKEN_BY_INPUT_METHOD = 229
const isComposing = (event: globalThis.KeyboardEvent) =>
  event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD

/** The free-text box. Enter sends, shift+Enter breaks the line, Enter of a composition (accents, kana) is its own. */
export function Composer({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('')
  const isBlank = text.trim() === ''

  const send = () => {
    if (isBlank) return
    onSend(text)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    send()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }

  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      <textarea
        className={styles.input}
        aria-label={chatCopy.composerLabel}
        title={chatCopy.composerLabel}
        rows={1}
        maxLength={2000}
        enterKeyHint="send"
        placeholder={chatCopy.composerPlaceholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="submit"
        className={styles.send}
        aria-label={chatCopy.send}
        title={chatCopy.send}
        disabled={isBlank}
      >
        <Icon name="send" />
      </button>
    </form>
  )
}
