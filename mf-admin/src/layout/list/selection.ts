export interface Selection {
  ids: ReadonlySet<number>
  /** Where a range begins: the row that was pressed last. */
  from: number | null
}

export const NOTHING: Selection = { ids: new Set(), from: null }

/**
 * The selection after row `id` was pressed: it changes sides, and with `isRange` all rows from the one pressed before it take its side.
 *
 * @param rows the ids that are listed, in their order
 */
export function press(
  selection: Selection,
  rows: readonly number[],
  id: number,
  isRange: boolean
): Selection {
  const ids = new Set(selection.ids)
  const isChosen = !ids.has(id)
  const start = isRange && selection.from !== null ? rows.indexOf(selection.from) : -1
  const end = rows.indexOf(id)
  const pressed = start < 0 ? [id] : rows.slice(Math.min(start, end), Math.max(start, end) + 1)
  for (const one of pressed) {
    if (isChosen) ids.add(one)
    else ids.delete(one)
  }
  return { ids, from: id }
}

/** All rows, or none where all are selected already. */
export const pressAll = (selection: Selection, rows: readonly number[]): Selection =>
  rows.every((id) => selection.ids.has(id)) ? NOTHING : { ids: new Set(rows), from: null }
