import { LEAD_SOURCES } from '@site/contracts/lead'
import { Field } from '@site/web/ui/field'
import { TextField } from '@site/web/ui/text-field'
import { leadsCopy, sourceLabels } from './content/leads.ts'
import type { LeadFilter } from './lead-reader.ts'
import styles from './leads-screen.module.css'

interface LeadFiltersProps {
  filter: LeadFilter
  onChange: (filter: LeadFilter) => void
}

/** Search box and source filter. */
export function LeadFilters({ filter, onChange }: LeadFiltersProps) {
  return (
    <search className={styles.filters}>
      <TextField
        label={leadsCopy.searchLabel}
        type="search"
        maxLength={200}
        autoComplete="off"
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
    </search>
  )
}
