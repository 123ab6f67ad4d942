import type { Lead } from '@site/contracts/leads/lead'
import { useNavigate, usePlatform } from '@site/web/platform'
import { formatDate } from '@site/web/ui/text/format-date'
import { useMemo } from 'react'
import { adminPath } from '../../access/admin-path.ts'
import { writeLeadId } from '../../access/lead-parameter.ts'
import { useMay } from '../../access/use-rights.ts'
import { describeState } from '../../articles/manager/content/manager.ts'
import { useManagedArticles } from '../../articles/manager/list/use-managed-articles.ts'
import { allScreens, frameCopy } from '../../layout/content/frame.ts'
import { useDesk, useDeskState } from '../../layout/desk-store.ts'
import { soughtLeads } from '../../layout/sought-leads.ts'
import { useDebouncedValue } from '../../layout/use-debounced-value.ts'
import { fullNameOf } from '../../leads/data/lead-name.ts'
import { paletteCopy } from '../content/palette.ts'
import { matchArticles, matchGroups, type PaletteEntry, type PaletteGroup } from './palette-entries.ts'
import { usePaletteLeads } from './use-palette-leads.ts'

/** Typing pauses before articles are asked for. Milliseconds. */
const SEARCH_PAUSE = 120

/**
 * What the palette offers for what was typed. The articles are asked for when it opens, and by words of their titles and texts as one types;
 * the leads by what they hold; both as long as the code opens them.
 */
export function usePaletteGroups(typed: string, adminCode: string, onLeave: () => void) {
  const navigate = useNavigate()
  const { menus } = usePlatform()
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
  const mayReadLeads = may('leads')
  const sought = usePaletteLeads(search, adminCode, mayReadLeads)
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
        ...(menus?.palette ?? []).map(({ label, to }) => ({ id: to, label, run: () => navigate(to) }))
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
  const articles = matchArticles(typed, listed, isBehind).map((article) => ({
    id: `article-${article.id}`,
    label: article.title,
    ...(article.found?.title && { marked: article.found.title }),
    ...(article.found?.passage && { passage: article.found.passage }),
    // Of what is not on the blog one wants to know that.
    hint: article.state === 'published' ? formatDate(article.createdAt) : describeState(article),
    run: () => navigate(adminPath(`/admin/edit/${article.id}`, adminCode))
  }))
  const groups = matchGroups(typed, fixed)
  const leads =
    search === typed.trim() ? sought.leads.map((lead) => entryOf(lead, { navigate, adminCode })) : []
  if (leads.length > 0) groups.push({ title: paletteCopy.leads, entries: leads })
  if (articles.length > 0) groups.push({ title: paletteCopy.articles, entries: articles })
  const words = typed.trim()
  const offers = words === '' ? [] : offersOf(words, { navigate, adminCode, may })
  if (offers.length > 0) groups.push({ title: paletteCopy.elsewhere, entries: offers })
  return {
    groups,
    label: paletteCopy.label({ leads: mayReadLeads, articles: mayRead }),
    isLoading: (mayRead && (!list || isBehind) && error === null) || sought.isLoading,
    lost: [sought.isLost && paletteCopy.lostLeads, mayRead && error !== null && paletteCopy.lost].filter(
      (sentence) => sentence !== false
    )
  }
}

type Way = { navigate: ReturnType<typeof useNavigate>; adminCode: string }

/** Leads to the sheet of a lead, named as the list names it. */
function entryOf(lead: Lead, { navigate, adminCode }: Way): PaletteEntry {
  const { id, email, note, timestamp } = lead
  const name = fullNameOf(lead)
  const about = name ? email : note
  const address = new URLSearchParams({ code: adminCode })
  return {
    id: `lead-${id}`,
    label: name ?? email,
    ...(about && { passage: [{ text: about, isFound: false }] }),
    hint: formatDate(timestamp),
    run: () => navigate(`/admin/leads?${writeLeadId(address, id)}`)
  }
}

/** The lists in which these words can be looked for. Words about a lead stand in no address: the history's entry carries them. */
function offersOf(
  words: string,
  { navigate, adminCode, may }: Way & { may: ReturnType<typeof useMay> }
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
