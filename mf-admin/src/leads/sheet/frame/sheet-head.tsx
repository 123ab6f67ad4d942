import type { Lead } from '@site/contracts/leads/lead'
import type { LeadSheet } from '@site/contracts/operations/lead-sheet'
import { Badge } from '@site/web/ui/feedback/badge'
import { Button, IconButton } from '@site/web/ui/forms/button'
import { useIsMobile } from '@site/web/ui/use-is-mobile'
import { useEffect, useRef } from 'react'
import { leadsCopy } from '../../content/leads.ts'
import { fullNameOf } from '../../data/lead-name.ts'
import { useFollow } from '../../follow/follow-context.ts'
import { StatusWord } from '../../follow/row-mark.tsx'
import { Copyable, LeadDate, mailtoOf, SourceBadge, telOf } from '../../list/lead-parts.tsx'
import { sheetCopy } from '../content/sheet.ts'
import { conversationCopy } from '../conversation/content/conversation.ts'
import { isBlank, useDraft } from '../conversation/draft/use-draft.ts'
import styles from './sheet-head.module.css'

interface SheetHeadProps {
  leadId: number
  /** undefined until it is known who it is. */
  lead: Lead | undefined
  /** Somebody has deleted it: who it was is said, and nothing can be done. */
  isGone: boolean
  others: LeadSheet['others']
  onClose: () => void
  /** null at the end of the list. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onCopy: (text: string) => void
}

/**
 * Who it is, how to reach them, and who else looks at them; on a phone who it is, where they stand and the way to answer, and the rest scrolls
 * beneath. The name takes the focus when the sheet opens, and with each other lead.
 */
export function SheetHead({
  leadId,
  lead,
  isGone,
  others,
  onClose,
  onPrevious,
  onNext,
  onCopy
}: SheetHeadProps) {
  const isMobile = useIsMobile()
  const { me } = useFollow()
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each lead
  useEffect(() => title.current?.focus({ preventScroll: true }), [leadId])
  const name = lead && (fullNameOf(lead) ?? lead.email)
  // An address that is too long for its line is broken before its host.
  const [local, host] = (name ?? sheetCopy.region).split('@')
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <IconButton
          className={styles.close}
          icon={isMobile ? 'arrow-left' : 'close'}
          label={isMobile ? sheetCopy.back : sheetCopy.close}
          onClick={onClose}
        />
        {isMobile && lead && !isGone && <Answer leadId={leadId} />}
        <Step label={sheetCopy.previous} isBack onPress={onPrevious} />
        <Step label={sheetCopy.next} onPress={onNext} />
      </div>
      <h2 ref={title} className={styles.name} tabIndex={-1} data-sheet-title>
        {local}
        {host && (
          <>
            <wbr />@{host}
          </>
        )}
      </h2>
      {!isGone && (isMobile ? <StatusWord leadId={leadId} /> : lead && <Reach lead={lead} onCopy={onCopy} />)}
      <p className={styles.others} role="status">
        {sheetCopy.others(others, me)}
      </p>
    </header>
  )
}

/** Where a lead comes from, when, and how to reach whoever sent it. */
export function Reach({ lead, onCopy }: { lead: Lead; onCopy: (text: string) => void }) {
  return (
    <div className={styles.reach}>
      <p className={styles.about}>
        {lead.origin ? <Badge>{lead.origin}</Badge> : <SourceBadge source={lead.source} />}{' '}
        <LeadDate timestamp={lead.timestamp} />
      </p>
      <div className={styles.contacts}>
        <Copyable
          text={lead.email}
          href={mailtoOf(lead.email)}
          label={leadsCopy.copyEmail(lead.email)}
          onCopy={onCopy}
        />
        {lead.telephone && (
          <Copyable
            text={lead.telephone}
            href={telOf(lead.telephone)}
            label={leadsCopy.copyPhone(lead.telephone)}
            onCopy={onCopy}
          />
        )}
      </div>
    </div>
  )
}

/** Opens the answer, which is further down, or leads back to the one that is open. */
function Answer({ leadId }: { leadId: number }) {
  const { draft, open } = useDraft(leadId)
  return (
    <Button className={styles.answer} variant="strong" size="small" icon="mail" data-answer onClick={open}>
      {isBlank(draft) ? conversationCopy.answer : conversationCopy.resume}
    </Button>
  )
}

function Step({ label, isBack, onPress }: { label: string; isBack?: boolean; onPress: (() => void) | null }) {
  return (
    <IconButton
      className={isBack ? styles.up : styles.down}
      icon="chevron-down"
      label={label}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
    />
  )
}
