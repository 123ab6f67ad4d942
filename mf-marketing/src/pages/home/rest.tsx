import { CallBar } from './call/call-bar.tsx'
import { Cases } from './cases/cases.tsx'
import { Contact } from './contact/contact.tsx'
import { Faq } from './faq/faq.tsx'
import { Figures } from './figures/figures.tsx'
import { Formations } from './formations/formations.tsx'
import { Implementations } from './implementations/implementations.tsx'
import { Services } from './services/services.tsx'
import { Team } from './team/team.tsx'
import { Week } from './week/week.tsx'

/** The home page below its first screen, in order (HOME-3). */
export default function Rest() {
  return (
    <>
      <Services />
      <Figures />
      <Week />
      <Team />
      <Formations />
      <Cases />
      <Implementations />
      <Faq />
      <Contact />
      <CallBar />
    </>
  )
}
