import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { editorCopy, type Tool } from '../../content/editor.ts'
import { ToolIcon } from './tool-icon.tsx'
import styles from './tool-line.module.css'

interface MoreToolsProps {
  /** What the line has no room for, as it stands now. */
  tools: readonly {
    name: Tool
    label: string
    icon: string
    /** Of those that are on or off. */
    isOn?: boolean
    isOff: boolean
  }[]
  /** Is the button the toolbar's stop of the keyboard? */
  isStop: boolean
  onFocus: () => void
  press: (tool: Tool) => void
}

/** The tools that the line has no room for, by name in a menu: arrows go through it, Escape and leaving it close it. */
export function MoreTools({ tools, isStop, onFocus, press }: MoreToolsProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) menu.current?.querySelector('button')?.focus()
  }, [isOpen])
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget)) setOpen(false)
  }
  const move = (event: KeyboardEvent) => {
    event.stopPropagation()
    const items = Array.from(menu.current?.querySelectorAll('button') ?? [])
    const at = items.indexOf(document.activeElement as HTMLButtonElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (to !== undefined) items.at(to % items.length)?.focus()
    else if (event.key === 'Escape') {
      setOpen(false)
      button.current?.focus()
    } else return
    event.preventDefault()
  }
  return (
    <span ref={box} className={styles.moreTools}>
      <button
        ref={button}
        type="button"
        className={styles.tool}
        aria-label={editorCopy.moreTools}
        title={editorCopy.moreTools}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        onBlur={leave}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <ToolIcon path="M5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0m6 0a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0m6 0a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0" />
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={editorCopy.moreTools}
          className={styles.toolMenu}
          onKeyDown={move}
          onBlur={leave}
        >
          {tools.map(({ name, label, icon, isOn, isOff }) => (
            <button
              key={name}
              type="button"
              {...(isOn === undefined
                ? { role: 'menuitem' }
                : { role: 'menuitemcheckbox', 'aria-checked': isOn })}
              aria-disabled={isOff || undefined}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setOpen(false)
                press(name)
              }}
            >
              <ToolIcon path={icon} />
              {label}
            </button>
          ))}
        </div>
      )}
    </span>
  )
}
