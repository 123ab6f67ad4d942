import { useNavigate } from '@site/web/platform'
import { formatDate } from '@site/web/ui/text/format-date'
import { useMemo } from 'react'
import { adminPath } from '../../access/admin-path.ts'
import { useMay } from '../../access/use-rights.ts'
import { useManagedArticles } from '../../articles/manager/list/use-managed-articles.ts'
import { allScreens, frameCopy } from '../../layout/content/frame.ts'
import { useDesk, useDeskState } from '../../layout/desk-store.ts'
import { soughtLeads } from '../../layout/sought-leads.ts'
import { useDebouncedValue } from '../../layout/use-debounced-value.ts'
import { paletteCopy } from '../content/palette.ts'
import { matchArticles, matchGroups, type PaletteEntry, type PaletteGroup } from './palette-entries.ts'

/** Typing pauses before articles are asked for. Milliseconds. */
const SEARCH_PAUSE = 120

/**
 * What the palette offers for what was typed. The articles are asked for when it opens, and by words of their titles and texts as one types,
 * as long as the code opens them.
 */
export function usePaletteGroups(typed: string, adminCode: string, onLeave: () => void) {
  const navigate = useNavigate()
  const desk = useDesk()
  const may = useMay(adminCode)
  const parts = useDeskState((state) => state.parts)
  const search = useDebouncedValue(typed.trim(), SEARCH_PAUSE)
  const asked = useMemo(
    () => ({ page: 1, search, sort: search === '' ? ('date-desc' as const) : ('relevance' as const) }),
    [search]
  )
  const mayRead = may('articles')
  const { list, isOlder, error } = useManagedArticles(adminCode, asked, mayRead)
  const isBehind = isOlder || search !== typed.trim()
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
  const listed = (mayRead && list?.articles) || []
  const articles = matchArticles(typed, listed, isBehind).map(({ id, title, createdAt, found }) => ({
    id: `article-${id}`,
    label: title,
    ...(found?.title && { marked: found.title }),
    ...(found?.passage && { passage: found.passage }),
    hint: formatDate(createdAt),
    run: () => navigate(adminPath(`/admin/edit/${id}`, adminCode))
  }))
  const groups = matchGroups(typed, fixed)
  if (articles.length > 0) groups.push({ title: paletteCopy.articles, entries: articles })
  const words = typed.trim()
  const offers = words === '' ? [] : offersOf(words, { navigate, adminCode, may })
  if (offers.length > 0) groups.push({ title: paletteCopy.elsewhere, entries: offers })
  return {
    groups,
    mayRead,
    isLoading: mayRead && (!list || isBehind) && error === null,
    isLost: mayRead && error !== null
  }
}

/** The lists in which these words can be looked for. Words about a lead stand in no address: the history's entry carries them. */
function offersOf(
  words: string,
  {
    navigate,
    adminCode,
    may
  }: { navigate: ReturnType<typeof useNavigate>; adminCode: string; may: ReturnType<typeof useMay> }
): PaletteEntry[] {
  const leads = {
    id: 'search-leads',
    label: paletteCopy.inLeads(words),
    isOffer: true,
    run: () => navigate(adminPath('/admin/leads', adminCode), { state: soughtLeads(words) })
  }
  const articles = {
    id: 'search-articles',
    label: paletteCopy.inArticles(words),
    isOffer: true,
    run: () => navigate(`${adminPath('/admin/manage', adminCode)}&${new URLSearchParams({ search: words })}`)
  }
  return [...(may('leads') ? [leads] : []), ...(may('articles') ? [articles] : [])]
}
