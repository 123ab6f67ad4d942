import type { ComponentType } from 'react'
import { ConsentSection } from './about/consent-section.tsx'
import { DemandsSection } from './about/demands-section.tsx'
import { OriginSection } from './about/origin-section.tsx'
import { ToldSection } from './about/told-section.tsx'
import { ConversationSection } from './conversation/conversation-section.tsx'
import type { SectionProps } from './frame/section-props.ts'
import { JournalSection } from './journal/journal-section.tsx'
import { PersonSection } from './person/person-section.tsx'

/** What stands in a sheet beneath the message, from top to bottom. A new section is one line here and a component in a folder of its own, drawn with SheetSection. */
export const SECTIONS: readonly { id: string; Section: ComponentType<SectionProps> }[] = [
  { id: 'conversation', Section: ConversationSection },
  { id: 'journal', Section: JournalSection },
  { id: 'demands', Section: DemandsSection },
  { id: 'person', Section: PersonSection },
  { id: 'origin', Section: OriginSection },
  { id: 'consent', Section: ConsentSection },
  { id: 'notices', Section: ToldSection }
]
