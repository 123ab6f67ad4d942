import { LEAD_SOURCES } from '@site/contracts/leads/lead'
import { useIsMobile } from '@site/web/ui/use-is-mobile'
import type { Ref } from 'react'
import { ChoiceField, SearchField } from '../layout/list/list-fields.tsx'
import { leadsCopy, orderChoices, sourceLabels } from './content/leads.ts'
import type { LeadOrder } from './data/lead-order.ts'
import type { LeadFilter } from './data/lead-reader.ts'
import styles from './leads-screen.module.css'

const sourceChoices = [
  { value: 'all', label: leadsCopy.allSources },
  ...LEAD_SOURCES.map((value) => ({ value, label: sourceLabels[value] }))
]

interface LeadFiltersProps {
  filter: LeadFilter
  onChange: (filter: LeadFilter) => void
  order: LeadOrder
  onOrder: (order: LeadOrder) => void
  searchBox: Ref<HTMLInputElement>
  /** From the search to the rows. */
  onLeaveSearch: () => void
}

/** Search box and source filter; on a phone, where no column has a title to press, the order too. */
export function LeadFilters({
  filter,
  onChange,
  order,
  onOrder,
  searchBox,
  onLeaveSearch
}: LeadFiltersProps) {
  const isMobile = useIsMobile()
  return (
    <search className={styles.filters}>
      <SearchField
        ref={searchBox}
        label={leadsCopy.searchLabel}
        placeholder={leadsCopy.searchPlaceholder}
        value={filter.search}
        onType={(search) => onChange({ ...filter, search })}
        onLeave={onLeaveSearch}
      />
      <ChoiceField
        label={leadsCopy.sourceLabel}
        choices={sourceChoices}
        isChosen={({ value }) => value === filter.source}
        onChoose={({ value }) => onChange({ ...filter, source: value })}
      />
      {isMobile && (
        <ChoiceField
          label={leadsCopy.orderLabel}
          choices={orderChoices}
          isChosen={({ column, isAscending }) => column === order.column && isAscending === order.isAscending}
          onChoose={onOrder}
        />
      )}
    </search>
  )
}
