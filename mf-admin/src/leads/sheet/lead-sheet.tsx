import type { Lead } from '@site/contracts/leads/lead'
import { useIsMobile } from '@site/web/ui/use-is-mobile'
import { useDeferredValue, useEffect } from 'react'
import { RefusedCode } from '../../access/refused-code.tsx'
import { useFollow } from '../follow/follow-context.ts'
import { messageCopy, sheetCopy } from './content/sheet.ts'
import { useSheet } from './data/use-sheet.ts'
import { FollowUp } from './follow-up/follow-up.tsx'
import type { SectionProps } from './frame/section-props.ts'
import { Reach, SheetHead } from './frame/sheet-head.tsx'
import { SheetPanel } from './frame/sheet-panel.tsx'
import { Facts, SheetSection } from './frame/sheet-section.tsx'
import { GoneLead } from './gone-lead.tsx'
import styles from './lead-sheet.module.css'
import { SECTIONS } from './sections.ts'
import { SignOfLife } from './sign-of-life.ts'

interface LeadSheetProps {
  adminCode: string
  leadId: number
  /** As the list has it: shown until the whole sheet is there. */
  listed: Lead | undefined
  onClose: () => void
  onOpen: (leadId: number) => void
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  /** Answers whether it was copied. */
  onCopy: (text: string) => Promise<boolean>
}

/** Everything about one lead, beside the list (SHEET-1). */
export function LeadSheet({ adminCode, leadId, listed, onClose, onOpen, ...head }: LeadSheetProps) {
  const { sheet, hasFailed, isRefused, isMissing, deletion } = useSheet(adminCode, leadId)
  const { rows } = useFollow()
  const desk = sheet?.desk
  useEffect(() => {
    if (desk) rows.put([desk])
  }, [rows, desk])
  const lead = sheet?.lead ?? listed
  const isMobile = useIsMobile()
  return (
    <SheetPanel onClose={onClose}>
      <SignOfLife key={leadId} adminCode={adminCode} leadId={leadId} isGone={isMissing} />
      <SheetHead
        leadId={leadId}
        lead={lead}
        isGone={isMissing}
        others={isMissing ? [] : (sheet?.others ?? [])}
        onClose={onClose}
        {...head}
      />
      <div className={styles.body} key={leadId} data-scrolls>
        <div role="alert">
          {hasFailed && (
            <p className={styles.problem}>
              {isRefused && <RefusedCode />}
              {isMissing && (deletion ?? sheetCopy.missing)}
              {!isRefused && !isMissing && (sheet ? sheetCopy.stale : sheetCopy.failed)}
            </p>
          )}
        </div>
        {isMissing ? (
          <GoneLead adminCode={adminCode} leadId={leadId} onCopy={head.onCopy} />
        ) : (
          <>
            {isMobile && lead && <Reach lead={lead} onCopy={head.onCopy} />}
            {sheet && <FollowUp adminCode={adminCode} sheet={sheet} />}
            {lead && <Message lead={lead} company={sheet?.company ?? ''} />}
            {sheet ? (
              <Sections adminCode={adminCode} leadId={leadId} sheet={sheet} onOpen={onOpen} />
            ) : (
              <p className={styles.line} role="status">
                {!hasFailed && sheetCopy.loading}
              </p>
            )}
          </>
        )}
      </div>
    </SheetPanel>
  )
}

/** What is below what is done first: it is drawn after that. */
function Sections({ sheet, ...section }: SectionProps) {
  const drawn = useDeferredValue<SectionProps['sheet'] | null>(sheet, null)
  return drawn && SECTIONS.map(({ id, Section }) => <Section key={id} sheet={drawn} {...section} />)
}

/** What the person wrote, whole. */
function Message({ lead, company }: { lead: Lead; company: string }) {
  const facts: [string, string][] = [
    ...(lead.question ? [[messageCopy.question, lead.question] as [string, string]] : []),
    ...(company === '' ? [] : [[messageCopy.company, company] as [string, string]])
  ]
  return (
    <SheetSection title={messageCopy.title}>
      <p className={styles.message}>{lead.note}</p>
      {facts.length > 0 && <Facts facts={facts} />}
    </SheetSection>
  )
}
