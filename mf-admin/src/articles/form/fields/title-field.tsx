import { ARTICLE_LIMITS } from '@site/contracts/articles/article'
import { useEffect, useId, useRef } from 'react'
import { typeInField } from '../../../french/type-in-field.ts'
import { articleFormCopy } from '../../content/articles.ts'
import { editorCopy } from '../../content/editor.ts'
import styles from './title-field.module.css'

interface TitleFieldProps {
  value: string
  isInvalid: boolean
  onChange: (title: string) => void
}

/** The title as it stands above the article: one line of text, on as many lines as it takes. Enter and Tab go on to the text, past its tools: Shift+Tab and Alt+F10 lead back to those (EDITOR-32). */
export function TitleField({ value, isInvalid, onChange }: TitleFieldProps) {
  const id = useId()
  const over = value.trim().length - ARTICLE_LIMITS.title
  const field = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows what is typed, and the width of the sheet
  useEffect(() => {
    const { current } = field
    if (!current) return
    const fit = () => {
      current.style.height = 'auto'
      current.style.height = `${current.scrollHeight}px`
    }
    fit()
    let width = current.clientWidth
    const observer = new ResizeObserver(() => {
      if (current.clientWidth === width) return
      width = current.clientWidth
      fit()
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [value])
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {articleFormCopy.title}
      </label>
      <textarea
        ref={field}
        id={id}
        name="title"
        data-field="title"
        className={styles.field}
        required
        rows={1}
        placeholder={editorCopy.titlePlaceholder}
        aria-invalid={isInvalid || over > 0 || undefined}
        aria-describedby={over > 0 ? `${id}-over` : undefined}
        value={value}
        onChange={(event) => {
          typeInField(event)
          onChange(event.target.value.replace(/\s*\n\s*/g, ' '))
        }}
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, altKey, shiftKey } = event
          const isOnward = key === 'Enter' || (key === 'Tab' && !shiftKey && !altKey)
          if (!isOnward || ctrlKey || metaKey || event.nativeEvent.isComposing) return
          const text = event.currentTarget.form?.querySelector<HTMLElement>('[data-field="content"]')
          // As long as the editor is on its way, Tab goes where it would.
          if (text || key === 'Enter') event.preventDefault()
          text?.focus()
        }}
      />
      {over > 0 && (
        <p id={`${id}-over`} role="alert" className={styles.over}>
          {editorCopy.titleOver(over, ARTICLE_LIMITS.title)}
        </p>
      )}
    </>
  )
}
