import { plural } from '@site/web/ui/text/plural'
import type { Ref } from 'react'
import { leadsCopy } from './content/leads.ts'
import type { LeadFilter } from './data/lead-reader.ts'
import { followListCopy } from './follow/content/follow-list.ts'
import type { useDeskView } from './follow/use-desk-view.ts'
import type { useViewAddress } from './follow/use-view-address.ts'
import { ViewBar } from './follow/view-bar.tsx'
import { LeadFilters } from './lead-filters.tsx'
import styles from './leads-screen.module.css'
import type { LeadView } from './use-lead-view.ts'

interface LeadBarProps {
  filter: LeadFilter
  onFilter: (filter: LeadFilter) => void
  view: LeadView
  saved: ReturnType<typeof useViewAddress>
  desk: ReturnType<typeof useDeskView>
  searchBox: Ref<HTMLInputElement>
  onLeaveSearch: () => void
  isExporting: boolean
  onNewest: () => void
}

/** Above the list: filters, count, what is new, and the saved views. */
export function LeadBar(props: LeadBarProps) {
  const { filter, onFilter, view, saved, desk, searchBox, onLeaveSearch, isExporting, onNewest } = props
  return (
    <div className={styles.bar}>
      <LeadFilters
        filter={filter}
        onChange={onFilter}
        order={view.order}
        onOrder={view.setOrder}
        searchBox={searchBox}
        onLeaveSearch={onLeaveSearch}
      />
      <div className={styles.figures}>
        <p className={styles.count} role="status">
          {view.leads && plural(view.total, leadsCopy.result)}
        </p>
        <div role="status">
          {(view.isOrderWaiting || (isExporting && view.hasMore)) && (
            <p className={styles.waiting}>{leadsCopy.loadingAll}</p>
          )}
          {filter.search.trim() !== '' && view.isSettled && view.elsewhere > 0 && (
            <button type="button" className={styles.elsewhere} onClick={() => saved.choose('tous')}>
              {leadsCopy.elsewhere(view.elsewhere)}
            </button>
          )}
          {view.unseen.size > 0 && (
            <button type="button" className={styles.unseen} onClick={onNewest}>
              {leadsCopy.unseen(view.unseen.size)}
            </button>
          )}
        </div>
      </div>
      <ViewBar view={saved.view} counts={desk.counts} onChoose={saved.choose} />
      <div role="alert" hidden={!desk.isLost} className={styles.lost}>
        {desk.isLost && followListCopy.lost}
      </div>
    </div>
  )
}
