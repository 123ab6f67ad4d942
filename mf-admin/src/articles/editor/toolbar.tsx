import { Button } from '@site/web/ui/forms/button'
import { TextField } from '@site/web/ui/forms/text-field'
import { type RefObject, useRef, useState } from 'react'
import { editorCopy, toolbarCopy } from '../content/editor.ts'
import styles from './editor.module.css'

type Tool = keyof typeof toolbarCopy
type Command = [name: string, value?: string]

const TABLE =
  '<table><thead><tr><th scope="col">Colonne</th><th scope="col">Colonne</th></tr></thead><tbody><tr><td>…</td><td>…</td></tr></tbody></table><p><br></p>'

/** Deprecated, and without a successor: the only way to edit rich text with the browser's own undo. */
const COMMANDS: Record<Exclude<Tool, 'link'>, Command> = {
  paragraph: ['formatBlock', 'p'],
  heading: ['formatBlock', 'h2'],
  subheading: ['formatBlock', 'h3'],
  bold: ['bold'],
  italic: ['italic'],
  bullets: ['insertUnorderedList'],
  numbers: ['insertOrderedList'],
  quote: ['formatBlock', 'blockquote'],
  table: ['insertHTML', TABLE],
  unlink: ['unlink']
}
const TOOLS = Object.keys(toolbarCopy) as Tool[]

/** Buttons that act on the selection of the surface, which they leave where it is. */
export function Toolbar({ surface }: { surface: RefObject<HTMLDivElement | null> }) {
  const [address, setAddress] = useState<string | null>(null)
  const selection = useRef<Range | null>(null)

  const remember = () => {
    const range = document.getSelection()?.rangeCount ? document.getSelection()?.getRangeAt(0) : undefined
    if (range && surface.current?.contains(range.startContainer)) selection.current = range.cloneRange()
  }
  const run = ([name, value]: Command) => {
    surface.current?.focus()
    const range = selection.current
    if (range && surface.current?.contains(range.startContainer)) {
      const current = document.getSelection()
      current?.removeAllRanges()
      current?.addRange(range)
    }
    document.execCommand(name, false, value)
    remember()
  }
  const press = (tool: Tool) => {
    remember()
    if (tool === 'link') setAddress((before) => (before === null ? '' : null))
    else run(COMMANDS[tool])
  }
  const applyLink = () => {
    if (address?.trim()) run(['createLink', address.trim()])
    setAddress(null)
  }
  return (
    <div role="toolbar" aria-label={editorCopy.toolbar} className={styles.toolbar}>
      {TOOLS.map((tool) => (
        <button
          key={tool}
          type="button"
          className={styles.tool}
          data-tool={tool}
          title={toolbarCopy[tool][1]}
          aria-expanded={tool === 'link' ? address !== null : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => press(tool)}
        >
          {toolbarCopy[tool][0]}
        </button>
      ))}
      {address !== null && (
        <div className={styles.link}>
          <TextField
            label={editorCopy.linkAddress}
            inputMode="url"
            // The button that asked for it is where the person is; the field is what comes next.
            ref={(field) => field?.focus()}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              applyLink()
            }}
          />
          <Button variant="quiet" size="small" onClick={applyLink}>
            {editorCopy.apply}
          </Button>
        </div>
      )}
    </div>
  )
}
