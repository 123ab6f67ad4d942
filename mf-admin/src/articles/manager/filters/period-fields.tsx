import { TextField } from '@site/web/ui/forms/text-field'
import { useEffect, useState } from 'react'
import { ChoiceField } from '../../../layout/list/list-fields.tsx'
import { filterCopy } from '../content/filters.ts'
import { isReversed, isSamePeriod, type Period, recentMonths } from '../list/period.ts'

const ALL: Period = { from: undefined, to: undefined }
/** What the contract of the list takes. */
const PLAUSIBLE = /^(?:19|2[01])\d\d-/

interface PeriodFieldsProps {
  period: Period
  onChoose: (period: Period) => void
}

/** Articles of every date, of a month, or from one day to another, for which two fields come. */
export function PeriodFields({ period, onChoose }: PeriodFieldsProps) {
  const [months] = useState(() => recentMonths(new Date()))
  const [isOpen, setOpen] = useState(false)
  const isNamed = [ALL, ...months.map((month) => month.period)].some((one) => isSamePeriod(one, period))
  const byDays = isOpen || !isNamed
  const choices = [
    { label: filterCopy.allDates, period: ALL, isDays: false },
    ...months.map((month) => ({ ...month, isDays: false })),
    { label: filterCopy.byDays, period, isDays: true }
  ]
  return (
    <>
      <ChoiceField
        label={filterCopy.period}
        choices={choices}
        isChosen={(choice) => choice.isDays === byDays && isSamePeriod(choice.period, period)}
        onChoose={(choice) => {
          setOpen(choice.isDays)
          if (!choice.isDays) onChoose(choice.period)
        }}
      />
      {byDays && (
        <>
          <DayField
            label={filterCopy.from}
            day={period.from}
            onChange={(from) => onChoose({ ...period, from })}
          />
          <DayField
            label={filterCopy.to}
            day={period.to}
            error={isReversed(period) ? filterCopy.reversed : undefined}
            onChange={(to) => onChoose({ ...period, to })}
          />
        </>
      )}
    </>
  )
}

interface DayFieldProps {
  label: string
  day: string | undefined
  error?: string | undefined
  onChange: (day: string | undefined) => void
}

/** A day. While its year is typed it is a date of long ago, which is not asked for. */
function DayField({ label, day, error, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(day ?? '')
  useEffect(() => setTyped(day ?? ''), [day])
  return (
    <TextField
      label={label}
      type="date"
      value={typed}
      error={error}
      onChange={({ target: { value } }) => {
        setTyped(value)
        if (value === '' || PLAUSIBLE.test(value)) onChange(value || undefined)
      }}
    />
  )
}
