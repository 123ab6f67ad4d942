import { PICTURE_TYPES } from '@site/contracts/pictures/own-picture'
import { Button } from '@site/web/ui/forms/button'
import { useRef } from 'react'
import { figureCopy } from '../../content/editor.ts'
import styles from '../editor.module.css'
import { useHandedFiles } from './use-handed-files.ts'

/** The first way to pictures: files that are chosen, dropped anywhere on the window, or pasted. */
export function FigureChoice({ onChoose }: { onChoose: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useHandedFiles(onChoose)
  return (
    <div className={styles.choice} data-over={isOver || undefined}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES.join()}
        onChange={({ target }) => onChoose(Array.from(target.files ?? []))}
      />
      <Button data-autofocus icon="plus" onClick={() => input.current?.click()}>
        {figureCopy.choose}
      </Button>
      <p>{figureCopy.drop}</p>
      <p className={styles.hint}>{figureCopy.chooseHint}</p>
    </div>
  )
}
