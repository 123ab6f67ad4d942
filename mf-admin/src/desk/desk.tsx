import { OWN_FRAME_ID } from '@site/contracts/federation/frame'
import { useLocation, useNavigate } from '@site/web/platform'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { leaveCode } from '../access/left-code.ts'
import { createDeskStore, DeskContext } from '../layout/desk-store.ts'
import { LiveProvider } from '../live/live-provider.tsx'
import styles from './desk.module.css'
import { Keys } from './keys/keys.tsx'
import { Palette } from './palette/palette.tsx'
import { Rail } from './rail/rail.tsx'
import { SectionNav } from './sections/section-nav.tsx'
import { sectionOf } from './sections/section-of.ts'
import { useToastPlace } from './toasts/use-toast-place.ts'

interface DeskProps {
  adminCode: string
  /** Leaves the administration. Default: back to the form that asks for the code. */
  onLeave?: () => void
  children: ReactNode
}

/** The administration's own frame: rail, keys and palette around a screen, and the live stream that they share (decision 114). */
export function Desk({ adminCode, onLeave, children }: DeskProps) {
  const navigate = useNavigate()
  const [store] = useState(createDeskStore)
  const hasSection = sectionOf(useLocation().pathname) !== undefined
  useToastPlace()
  const leave = () => {
    leaveCode(adminCode)
    if (onLeave) onLeave()
    else navigate('/admin', { replace: true, state: null })
  }
  return (
    <DeskContext value={store}>
      <LiveProvider adminCode={adminCode}>
        <BesideContent>
          <Rail adminCode={adminCode} onLeave={leave} />
          <SectionNav adminCode={adminCode} />
        </BesideContent>
        <div className={styles.desk} data-section={hasSection || undefined}>
          {children}
        </div>
        <Keys adminCode={adminCode} />
        <Palette adminCode={adminCode} onLeave={leave} />
      </LiveProvider>
    </DeskContext>
  )
}

/** Draws where the shell keeps a place for it: before the content, so that the skip link and a change of page lead past it. */
function BesideContent({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => setPlace(document.getElementById(OWN_FRAME_ID)), [])
  return place && createPortal(children, place)
}
