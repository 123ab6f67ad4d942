import type { Lead } from '@site/contracts/leads/lead'
import { Button, IconButton } from '@site/web/ui/forms/button'
import { useLayoutEffect, useRef, useState } from 'react'
import { columns, leadsCopy } from '../content/leads.ts'
import { fullNameOf } from '../data/lead-name.ts'
import { CardMark } from '../follow/row-mark.tsx'
import styles from './lead-cards.module.css'
import { emptyLine, indexOfLead, isRowPress, type LeadListProps, NONE } from './lead-list-props.ts'
import {
  Copyable,
  LeadDate,
  mailtoOf,
  NewMark,
  Nothing,
  noteOf,
  SelectBox,
  SourceBadge,
  telOf
} from './lead-parts.tsx'
import { type RowWindow, useMoreWhenNear, usePageWindow } from './use-row-window.ts'
import { useLeadKeys, useRowFocus, useTopWatch } from './use-rows.ts'
import { useScrollAnchor } from './use-scroll-anchor.ts'

/** Height of most cards with the space below, in pixels. */
const CARD_HEIGHT = 244

/** The list on a phone: name, source, mail and phone to copy, and the rest. It scrolls with the page. */
export function LeadCards(props: LeadListProps) {
  const { leads = NONE, total, hasMore, current, opened, selected, unseen } = props
  const line = emptyLine(props)
  const list = useRef<HTMLUListElement>(null)
  const [margin, setMargin] = useState(0)
  const top = useTopWatch(props.onTop)
  const keyOf = useLeadKeys(leads)
  const { rows, gapAfter, measure, startOf } = usePageWindow(margin, {
    count: leads.length,
    total,
    keyOf,
    estimate: CARD_HEIGHT,
    pinned: indexOfLead(leads, current ?? opened)
  })
  useMoreWhenNear(rows, leads.length, hasMore, props.onMore)
  useRowFocus(list, props.goTo)
  const scrollAnchor = useScrollAnchor(list, { leads, order: props.order, startOf })
  // Measured at the mark, as a list without leads has no place; anew when what stands above may have changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list of leads
  useLayoutEffect(() => {
    if (top.current) setMargin(Math.round(top.current.getBoundingClientRect().top + window.scrollY))
  }, [leads])

  return (
    <>
      <div ref={top} />
      {scrollAnchor}
      {line && <p className={styles.line}>{line}</p>}
      <ul ref={list} className={styles.cards} aria-label={leadsCopy.tableLabel} hidden={leads.length === 0}>
        {rows.flatMap(({ index, gapBefore }) => {
          const lead = leads[index]
          if (!lead) return []
          return [
            gapBefore > 0 && <Gap key={`gap ${index}`} height={gapBefore} />,
            <LeadCard
              key={lead.id}
              lead={lead}
              index={index}
              isUnseen={unseen.has(lead.id)}
              isSelected={selected.has(lead.id)}
              measure={measure}
              {...props}
            />
          ]
        })}
        {gapAfter > 0 && <Gap height={gapAfter} />}
      </ul>
      {hasMore && <p className={styles.line}>{leadsCopy.loadingMore}</p>}
    </>
  )
}

type LeadCardProps = Pick<LeadListProps, 'onCopy' | 'onRemove' | 'onCurrent' | 'onOpen' | 'onSelect'> &
  Pick<RowWindow, 'measure'> & { lead: Lead; index: number; isUnseen: boolean; isSelected: boolean }

function LeadCard(props: LeadCardProps) {
  const { lead, index, isUnseen, isSelected, measure, onCopy, onRemove, onCurrent, onOpen, onSelect } = props
  const { email, telephone } = lead
  const name = fullNameOf(lead)
  const address = (
    <Copyable
      text={email}
      href={mailtoOf(email)}
      label={leadsCopy.copyEmail(email)}
      isTitle={!name}
      onCopy={onCopy}
    />
  )
  return (
    <li
      ref={measure}
      className={styles.slot}
      data-index={index}
      data-lead={lead.id}
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
      <div className={styles.card} data-source={lead.source}>
        <div className={styles.head}>
          {name ? <h2 className={styles.name}>{name}</h2> : address}
          <SourceBadge source={lead.source} />
          <SelectBox lead={lead} isSelected={isSelected} onSelect={onSelect} />
        </div>
        <p className={styles.date}>
          {isUnseen && <NewMark />}
          <LeadDate timestamp={lead.timestamp} />
        </p>
        {lead.origin && <p className={styles.date}>{lead.origin}</p>}
        <CardMark leadId={lead.id} />
        {name && address}
        {telephone && (
          <Copyable
            text={telephone}
            href={telOf(telephone)}
            label={leadsCopy.copyPhone(telephone)}
            onCopy={onCopy}
          />
        )}
        <p className={styles.note}>{noteOf(lead)}</p>
        <div className={styles.foot}>
          <dl className={styles.facts}>
            <div>
              <dt>{columns.consent}</dt>
              <dd>{lead.consent ? leadsCopy.yes : leadsCopy.no}</dd>
            </div>
            <div>
              <dt>{columns.utmSource}</dt>
              <dd>{lead.utmSource ?? <Nothing />}</dd>
            </div>
          </dl>
          <Button
            className={styles.open}
            variant="quiet"
            size="small"
            aria-label={leadsCopy.openOf(name ?? email)}
            onClick={() => onOpen(lead.id)}
          >
            {leadsCopy.open}
          </Button>
          <IconButton
            className={styles.remove}
            icon="trash"
            label={leadsCopy.remove(email)}
            onClick={() => onRemove(lead)}
          />
        </div>
      </div>
    </li>
  )
}

/** The height of cards that are not drawn. */
function Gap({ height }: { height: number }) {
  return <li aria-hidden="true" style={{ height }} />
}
