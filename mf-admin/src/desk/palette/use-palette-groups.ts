import { useNavigate } from '@site/web/platform'
import { formatDate } from '@site/web/ui/text/format-date'
import { useMemo } from 'react'
import { adminPath } from '../../access/admin-path.ts'
import { useMay } from '../../access/use-rights.ts'
import { useManagedArticles } from '../../articles/manager/list/use-managed-articles.ts'
import { allScreens, frameCopy } from '../../layout/content/frame.ts'
import { useDesk, useDeskState } from '../../layout/desk-store.ts'
import { useDebouncedValue } from '../../layout/use-debounced-value.ts'
import { paletteCopy } from '../content/palette.ts'
import { matchArticles, matchGroups, type PaletteGroup } from './palette-entries.ts'

/** Typing pauses before articles are asked for. Milliseconds. */
const SEARCH_PAUSE = 120

/** What the palette offers for what was typed. The articles are asked for when it opens, and by their titles as one types. */
export function usePaletteGroups(typed: string, adminCode: string, onLeave: () => void) {
  const navigate = useNavigate()
  const desk = useDesk()
  const may = useMay(adminCode)
  const parts = useDeskState((state) => state.parts)
  const search = useDebouncedValue(typed.trim(), SEARCH_PAUSE)
  const asked = useMemo(() => ({ page: 1, search, within: 'title' as const }), [search])
  const { list, isOlder, error } = useManagedArticles(adminCode, asked)
  const fixed: PaletteGroup[] = [
    {
      title: paletteCopy.pages,
      entries: [
        ...allScreens
          .filter(({ scope }) => may(scope))
          .map(({ id, path, label, key }) => ({
            id,
            label,
            hint: `G ${key.toUpperCase()}`,
            run: () => navigate(adminPath(path, adminCode))
          })),
        {
          id: 'portal',
          label: frameCopy.portal,
          hint: `G ${frameCopy.portalKey.toUpperCase()}`,
          run: () => navigate('/admin', { state: { adminCode } })
        },
        { id: 'site', label: frameCopy.site, run: () => navigate('/') }
      ]
    },
    {
      title: paletteCopy.actions,
      entries: [
        ...parts.flatMap(({ commands }) =>
          commands.map(({ label, hint, run }) => ({
            id: `screen-${label}`,
            label,
            run,
            ...(hint && { hint })
          }))
        ),
        { id: 'keys', label: paletteCopy.keys, hint: '?', run: () => desk.open('keys') },
        { id: 'leave', label: frameCopy.leave, run: onLeave }
      ]
    }
  ]
  const found = matchArticles(typed, list?.articles ?? []).map(({ id, title, createdAt }) => ({
    id: `article-${id}`,
    label: title,
    hint: formatDate(createdAt),
    run: () => navigate(adminPath(`/admin/edit/${id}`, adminCode))
  }))
  const groups = matchGroups(typed, fixed)
  if (found.length > 0) groups.push({ title: paletteCopy.articles, entries: found })
  return { groups, isLoading: (!list || isOlder) && error === null, isLost: error !== null }
}
