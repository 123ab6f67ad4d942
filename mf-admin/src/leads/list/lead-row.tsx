import type { Lead } from '@site/contracts/leads/lead'
import { IconButton } from '@site/web/ui/forms/button'
import { memo, useId, useState } from 'react'
import { columns, leadsCopy } from '../content/leads.ts'
import { OwnerMark, RowMark, StatusWord } from '../follow/row-mark.tsx'
import { isRowPress, type LeadListProps } from './lead-list-props.ts'
import parts from './lead-parts.module.css'
import {
  Copyable,
  isLongNote,
  LeadSourceBadge,
  mailtoOf,
  Name,
  NewDot,
  Nothing,
  noteOf,
  RowDate,
  SelectBox,
  telOf
} from './lead-parts.tsx'
import styles from './lead-table.module.css'
import { TableAddress } from './table-address.tsx'

const WIDTH = Object.keys(columns).length

type LeadRowProps = Pick<LeadListProps, 'onCopy' | 'onRemove' | 'onCurrent' | 'onOpen' | 'onSelect'> & {
  lead: Lead
  /** Its place in the list. */
  index: number
  isUnseen: boolean
  isOpened: boolean
  isSelected: boolean
  measure: (element: Element | null) => void
}

/** A lead in the table. Drawn again only when it changes: an unchanged lead keeps its identity from one poll to the next. */
export const LeadRow = memo(
  function LeadRow(props: LeadRowProps) {
    const { lead, index, isUnseen, isOpened, isSelected, measure } = props
    const { onCopy, onRemove, onCurrent, onOpen, onSelect } = props
    const [isUnfolded, setUnfolded] = useState(false)
    const noteId = useId()
    return (
      <tbody ref={measure} data-index={index}>
        <tr
          data-lead={lead.id}
          data-unseen={isUnseen || undefined}
          aria-current={isOpened || undefined}
          data-selected={isSelected || undefined}
          aria-rowindex={index + 2}
          tabIndex={-1}
          onFocus={() => onCurrent(lead.id)}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onCurrent(null)
          }}
          onClick={(event) => {
            if (isRowPress(event)) onOpen(lead.id)
          }}
          onKeyDown={({ key, target, currentTarget }) => {
            if (key === 'Enter' && target === currentTarget) onOpen(lead.id)
          }}
        >
          <th scope="row" className={styles.date}>
            {isUnseen && <NewDot />}
            <div className={styles.first}>
              <SelectBox lead={lead} isSelected={isSelected} onSelect={onSelect} />
              <button
                type="button"
                className={styles.open}
                title={leadsCopy.open}
                onClick={() => onOpen(lead.id)}
              >
                <RowMark leadId={lead.id} />
                <span className={styles.when}>
                  <RowDate timestamp={lead.timestamp} />
                  <span className={styles.state}>
                    <StatusWord leadId={lead.id} />
                    <OwnerMark leadId={lead.id} />
                  </span>
                </span>
              </button>
            </div>
          </th>
          <td className={parts.dense}>
            <LeadSourceBadge lead={lead} />
          </td>
          <td className={styles.name}>
            <Name lead={lead} of="nom" />
          </td>
          <td>
            <Name lead={lead} of="prenom" />
          </td>
          <td>
            <TableAddress
              text={lead.email}
              href={mailtoOf(lead.email)}
              label={leadsCopy.copyEmail(lead.email)}
              onCopy={onCopy}
            />
          </td>
          <td className={parts.number}>
            <Phone lead={lead} onCopy={onCopy} />
          </td>
          <td className={styles.words}>
            {isLongNote(noteOf(lead)) ? (
              <button
                type="button"
                className={styles.note}
                aria-expanded={isUnfolded}
                aria-controls={noteId}
                title={isUnfolded ? undefined : leadsCopy.readNote}
                onClick={() => setUnfolded(!isUnfolded)}
              >
                {isUnfolded ? leadsCopy.foldNote : <span>{noteOf(lead)}</span>}
              </button>
            ) : (
              noteOf(lead)
            )}
          </td>
          <td>{lead.consent ? leadsCopy.yes : leadsCopy.no}</td>
          <td>{lead.utmSource ?? <Nothing />}</td>
          <td>
            <IconButton
              className={styles.remove}
              icon="trash"
              label={leadsCopy.remove(lead.email)}
              onClick={() => onRemove(lead)}
            />
          </td>
        </tr>
        {isUnfolded && (
          <tr id={noteId}>
            <td className={styles.unfolded} colSpan={WIDTH}>
              <p>{noteOf(lead)}</p>
            </td>
          </tr>
        )}
      </tbody>
    )
  },
  (before, after) =>
    before.lead === after.lead &&
    before.index === after.index &&
    before.isUnseen === after.isUnseen &&
    before.isOpened === after.isOpened &&
    before.isSelected === after.isSelected &&
    before.measure === after.measure
)

function Phone({ lead, onCopy }: Pick<LeadRowProps, 'lead' | 'onCopy'>) {
  const { telephone } = lead
  if (!telephone) return <Nothing />
  return (
    <Copyable
      text={telephone}
      href={telOf(telephone)}
      label={leadsCopy.copyPhone(telephone)}
      onCopy={onCopy}
    />
  )
}
