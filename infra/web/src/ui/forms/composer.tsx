import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../pictures/icon.tsx'
import styles from './composer.module.css'

/** Key code of a key that an input method has taken. Safari ends a composition before its Enter, and says so by this alone. */
const TAKEN_BY_INPUT_METHOD = 229
const isComposing = (event: globalThis.KeyboardEvent) =>
  event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD

interface ComposerProps {
  ref?: RefObject<HTMLTextAreaElement | null>
  label: string
  placeholder: string
  /** Names the button. */
  send: string
  /** How many characters it takes, and what is said once it takes no more. */
  limit?: { length: number; reached: string }
  onSend: (text: string) => void
}

/** A free-text box. Enter sends, shift+Enter breaks the line, Enter of a composition (accents, kana) is its own. */
export function Composer({ ref, label, placeholder, send, limit, onSend }: ComposerProps) {
  const [text, setText] = useState('')
  const own = useRef<HTMLTextAreaElement>(null)
  const field = ref ?? own
  // What was typed before the page's scripts came.
  useEffect(() => setText(field.current?.value ?? ''), [field])
  const noteId = useId()
  const isBlank = text.trim() === ''

  const submit = () => {
    if (isBlank) return
    onSend(text)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    submit()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }

  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      {limit && (
        <p className={styles.note} id={noteId} role="status">
          {text.length >= limit.length && limit.reached}
        </p>
      )}
      <textarea
        ref={field}
        className={styles.input}
        aria-label={label}
        title={label}
        rows={1}
        aria-describedby={limit && noteId}
        maxLength={limit?.length}
        enterKeyHint="send"
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.send} aria-label={send} title={send} disabled={isBlank}>
        <Icon name="send" />
      </button>
    </form>
  )
}
