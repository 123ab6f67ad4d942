import { LEAD_SOURCES } from '@site/contracts/operations/lead'
import { Field } from '@site/web/ui/forms/field'
import { TextField } from '@site/web/ui/forms/text-field'
import { useIsMobile } from '@site/web/ui/use-is-mobile'
import type { Ref } from 'react'
import { leadsCopy, orderChoices, sourceLabels } from './content/leads.ts'
import type { LeadOrder } from './data/lead-order.ts'
import type { LeadFilter } from './data/lead-reader.ts'
import styles from './leads-screen.module.css'

interface LeadFiltersProps {
  filter: LeadFilter
  onChange: (filter: LeadFilter) => void
  order: LeadOrder
  onOrder: (order: LeadOrder) => void
  searchBox: Ref<HTMLInputElement>
}

/** Search box and source filter; on a phone, where no column has a title to press, the order too. */
export function LeadFilters({ filter, onChange, order, onOrder, searchBox }: LeadFiltersProps) {
  const isMobile = useIsMobile()
  return (
    <search className={styles.filters}>
      <TextField
        ref={searchBox}
        label={leadsCopy.searchLabel}
        type="search"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={leadsCopy.searchPlaceholder}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <Field label={leadsCopy.sourceLabel}>
        {(control) => (
          <select
            {...control}
            value={filter.source}
            onChange={(event) => onChange({ ...filter, source: event.target.value })}
          >
            <option value="all">{leadsCopy.allSources}</option>
            {LEAD_SOURCES.map((source) => (
              <option key={source} value={source}>
                {sourceLabels[source]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {isMobile && (
        <Field label={leadsCopy.orderLabel}>
          {(control) => (
            <select
              {...control}
              value={orderChoices.findIndex(
                ({ column, isAscending }) => column === order.column && isAscending === order.isAscending
              )}
              onChange={(event) => onOrder(orderChoices[Number(event.target.value)] ?? order)}
            >
              {orderChoices.map(({ label }, index) => (
                <option key={label} value={index}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </search>
  )
}
