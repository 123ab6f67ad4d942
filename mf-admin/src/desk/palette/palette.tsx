import { Dialog } from '@site/web/ui/overlay/dialog'
import { useDesk, useDeskState } from '../../layout/desk-store.ts'
import { paletteCopy } from '../content/palette.ts'
import styles from './palette.module.css'
import { PaletteSearch } from './palette-search.tsx'

interface PaletteProps {
  adminCode: string
  onLeave: () => void
}

/** Finds a page, an action, a lead or an article by a few letters (ADMIN-21). */
export function Palette(props: PaletteProps) {
  const desk = useDesk()
  const isOpen = useDeskState(({ open }) => open === 'palette')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => desk.open(null)}
      title={paletteCopy.title}
      size="large"
      className={styles.palette}
    >
      <PaletteSearch {...props} />
    </Dialog>
  )
}
