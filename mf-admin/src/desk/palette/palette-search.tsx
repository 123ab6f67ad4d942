import { TextField } from '@site/web/ui/forms/text-field'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useDesk } from '../../layout/desk-store.ts'
import { MarkedText } from '../../layout/list/marked-text.tsx'
import { paletteCopy } from '../content/palette.ts'
import { isPaletteKey } from '../keys/use-desk-keys.ts'
import styles from './palette.module.css'
import type { PaletteEntry } from './palette-entries.ts'
import { usePaletteGroups } from './use-palette-groups.ts'

interface PaletteSearchProps {
  adminCode: string
  onLeave: () => void
}

/**
 * A combobox with its list always open (ARIA Authoring Practices, editable combobox with list autocomplete): focus stays in the
 * field, arrows move the choice, which wraps round, Enter takes it.
 */
export function PaletteSearch({ adminCode, onLeave }: PaletteSearchProps) {
  const desk = useDesk()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const { groups, label, isLoading, lost } = usePaletteGroups(typed, adminCode, onLeave)
  const entries = groups.flatMap((group) => group.entries)
  const isOnlyOffers = entries.every(({ isOffer }) => isOffer)
  const found = entries.filter(({ isOffer }) => !isOffer).length
  // Enter waits for the articles, rather than look elsewhere for one that is about to be found.
  const chosen = isLoading && isOnlyOffers ? undefined : entries[Math.min(place, entries.length - 1)]
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen?.id])

  const take = (entry: PaletteEntry) => {
    desk.open(null)
    entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isPaletteKey(event)) desk.open(null)
    else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) take(chosen)
    else if (event.key === 'ArrowDown') setPlace(place >= entries.length - 1 ? 0 : place + 1)
    else if (event.key === 'ArrowUp') setPlace(place <= 0 ? entries.length - 1 : place - 1)
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.search}>
      <TextField
        label={label}
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(chosen)}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        data-autofocus
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value)
          setPlace(0)
        }}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={paletteCopy.results}
        className={styles.list}
      >
        {groups.map(({ title, entries: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
          <div key={title} role="group" aria-label={title} className={styles.group}>
            <p className={styles.groupTitle} aria-hidden="true">
              {title}
            </p>
            {own.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which answers for the list
              <div
                key={entry.id}
                id={optionId(entry)}
                role="option"
                tabIndex={-1}
                aria-selected={entry === chosen}
                className={styles.option}
                onClick={() => take(entry)}
              >
                <span className={styles.label}>
                  {entry.marked ? <MarkedText parts={entry.marked} /> : entry.label}
                </span>
                {entry.passage && (
                  <span className={styles.passage}>
                    <MarkedText parts={entry.passage} />
                  </span>
                )}
                {entry.hint && (
                  <span className={styles.hint} aria-hidden="true">
                    {entry.hint}
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.said} role="status">
        {found > 0
          ? paletteCopy.count(found)
          : entries.length > 0
            ? paletteCopy.onlyOffers
            : paletteCopy.none}
        {isLoading && ` · ${paletteCopy.loading}`}
        {lost.map((sentence) => ` · ${sentence}`)}
      </p>
    </div>
  )
}
