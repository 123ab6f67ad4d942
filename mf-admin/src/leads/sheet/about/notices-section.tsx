import { sayWhen } from '../../../articles/draft/say-when.ts'
import { noticesCopy } from '../content/sheet.ts'
import type { SectionProps } from '../frame/section-props.ts'
import { Facts, SheetSection } from '../frame/sheet-section.tsx'
import styles from './about.module.css'

/** Who was told of the lead when it came. */
export function NoticesSection({ sheet: { notices } }: SectionProps) {
  const told = notices.flatMap(({ channel, sentAt, attempts }) =>
    channel === 'none'
      ? []
      : [
          [
            noticesCopy.channels[channel],
            sentAt ? noticesCopy.sent(sayWhen(new Date(sentAt))) : noticesCopy.waiting(attempts)
          ] as const
        ]
  )
  return (
    <SheetSection title={noticesCopy.title}>
      {told.length === 0 ? <p className={styles.small}>{noticesCopy.none}</p> : <Facts facts={told} />}
    </SheetSection>
  )
}
