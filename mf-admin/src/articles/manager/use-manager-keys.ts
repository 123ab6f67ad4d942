import { useNavigate } from '@site/web/platform'
import { type RefObject, useEffect } from 'react'
import { useScreenKeys } from '../../layout/keys/use-screen-keys.ts'
import { keysCopy } from './content/manager.ts'

interface ManagerKeys {
  searchBox: RefObject<HTMLInputElement | null>
  list: RefObject<HTMLElement | null>
  onSelect: (id: number) => void
  onRemove: (id: number) => void
}

const PARTS = { title: keysCopy.title, keys: keysCopy.list, commands: [] }

/** The keys of the list (MANAGE-56). The arrows lead from the search to the rows and back. J and K lead from row to row; what a key does to a row needs the focus on the row itself, or in it. */
export function useManagerKeys({ searchBox, list, onSelect, onRemove }: ManagerKeys): void {
  const navigate = useNavigate()
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-article]') ?? [])]
  const current = () => document.activeElement?.closest<HTMLElement>('[data-article]') ?? null
  const step = (by: 1 | -1) => {
    const all = rows()
    const row = current()
    const next = row ? all[all.indexOf(row) + by] : all[0]
    if (!next && by === -1) return searchBox.current?.focus()
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'nearest' })
  }
  const withCurrent = (run: (id: number) => void) => () => {
    const row = current()
    if (row) run(Number(row.dataset.article))
  }
  useScreenKeys(PARTS, {
    '/': () => searchBox.current?.select(),
    j: () => step(1),
    k: () => step(-1),
    x: withCurrent(onSelect),
    Delete: withCurrent(onRemove)
  })
  useEffect(() => {
    const element = list.current
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      if (!(target instanceof HTMLElement) || !target.matches('[data-article]')) return
      if (event.key === 'Enter' && target.dataset.edit) navigate(target.dataset.edit)
      else if (event.key === 'ArrowDown') step(1)
      else if (event.key === 'ArrowUp') step(-1)
      else return
      event.preventDefault()
    }
    const box = searchBox.current
    const onSearchKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || event.isComposing) return
      event.preventDefault()
      step(1)
    }
    element?.addEventListener('keydown', onKey)
    box?.addEventListener('keydown', onSearchKey)
    return () => {
      element?.removeEventListener('keydown', onKey)
      box?.removeEventListener('keydown', onSearchKey)
    }
  })
}
