import prose from '@site/web/ui/text/prose.module.css'
import classes from '@site/web/ui/text/prose-classes.module.css'
import { useMemo, useRef } from 'react'
import { ChangeSteps } from './change-steps.tsx'
import { compareDocuments } from './compare-documents.ts'
import { comparePictures, type PictureDifference } from './compare-pictures.ts'
import styles from './compare-texts.module.css'
import { compareCopy } from './content/revisions.ts'
import { compareTexts, countChanges, type TextPart } from './difference.ts'
import { joinReplacements } from './join-changes.ts'

export interface ComparedText {
  title: string
  content: string
  imageUrl: string | null
}

interface CompareTextsProps {
  /** The earlier text; null where there is none, and `after` is shown as it is. */
  before: ComparedText | null
  after: ComparedText
}

/** Shows the later of two texts with what was added to the earlier one and removed from it: title, picture, content (REVISION-2). */
export function CompareTexts({ before: earlier, after }: CompareTextsProps) {
  const before = earlier ?? after
  const title = useMemo(() => compareTexts(before.title, after.title), [before.title, after.title])
  const content = useMemo(
    () => compareDocuments(before.content, after.content),
    [before.content, after.content]
  )
  const pictures = useMemo(
    () => comparePictures(before.content, after.content),
    [before.content, after.content]
  )
  const ofTitle = countChanges(title)
  const place = useRef<HTMLDivElement>(null)
  const hasOtherPicture = before.imageUrl !== after.imageUrl
  const isSame = before.title === after.title && before.content === after.content && !hasOtherPicture
  return (
    <div className={styles.comparison}>
      {earlier && (
        <div className={styles.head}>
          <p role="status" className={styles.summary}>
            {isSame
              ? compareCopy.same
              : summaryOf(
                  { added: content.added + ofTitle.added, removed: content.removed + ofTitle.removed },
                  content.reformatted,
                  pictures
                )}
          </p>
          {!isSame && (
            <p className={styles.legend}>
              <ins data-change="added">{compareCopy.added}</ins>{' '}
              <del data-change="removed">{compareCopy.removed}</del>
            </p>
          )}
        </div>
      )}
      {earlier && !isSame && <ChangeSteps place={place} shown={content} />}
      <div ref={place} className={styles.texts}>
        <h2 className={styles.title}>
          {joinReplacements(title).map((part, index) => (
            <Part key={index} {...part} />
          ))}
        </h2>
        {hasOtherPicture && (
          <div className={styles.pictures}>
            <Picture url={before.imageUrl} kind="removed" />
            <Picture url={after.imageUrl} kind="added" />
          </div>
        )}
        <div
          className={`${prose.prose} ${classes.classes} ${styles.content}`}
          // Made of two contents that were cleaned when they were written (ARTICLE-9).
          dangerouslySetInnerHTML={{ __html: content.html }}
        />
      </div>
    </div>
  )
}

function summaryOf(
  { added, removed }: { added: number; removed: number },
  reformatted: number,
  pictures: PictureDifference
): string {
  const words = added + removed === 0 ? compareCopy.sameWords : `${compareCopy.words(added, removed)}.`
  return [words, compareCopy.pictures(pictures), reformatted > 0 && compareCopy.reformatted(reformatted)]
    .filter(Boolean)
    .join(' ')
}

function Part({ text, kind }: TextPart) {
  if (kind === 'same') return text
  const Mark = kind === 'added' ? 'ins' : 'del'
  return <Mark data-change={kind}>{text}</Mark>
}

function Picture({ url, kind }: { url: string | null; kind: 'added' | 'removed' }) {
  if (url === null) return null
  return (
    <figure data-change={kind}>
      <img src={url} alt="" />
      <figcaption>{kind === 'added' ? compareCopy.pictureAdded : compareCopy.pictureRemoved}</figcaption>
    </figure>
  )
}
