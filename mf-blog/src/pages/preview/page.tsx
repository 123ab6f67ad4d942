import { useBookingUrl, useHydrated, useLocation } from '@site/web/platform'
import { ArticleView, Missing } from '../article/article-view.tsx'
import { previewCopy } from './content/preview.ts'
import styles from './preview.module.css'
import { PreviewBand } from './preview-band.tsx'
import { usePlacesOnPage } from './use-places-on-page.ts'
import { usePreview } from './use-preview.ts'

/** /apercu#{token}: the page that a draft's article would have (PREVIEW-1). What the fragment says, the browser alone knows. */
export default function PreviewPage() {
  const token = useLocation().hash.slice(1)
  const bookingUrl = useBookingUrl()
  const { previewed, ...state } = usePreview(useHydrated() ? token : null)
  usePlacesOnPage()
  const { incomplete, incompleteHint, ended, endedHint, needsScript } = previewCopy
  return (
    <>
      <noscript>
        <div className={styles.needs}>
          <Missing title={previewCopy.headTitle} hint={needsScript} />
        </div>
      </noscript>
      {previewed && <PreviewBand previewed={previewed} {...state} />}
      <ArticleView
        {...state}
        // Only what is published has a pin, and the page shows none.
        article={
          previewed && {
            ...previewed,
            title: previewed.title || previewCopy.untitled,
            isPinned: false
          }
        }
        isPreview
        bookingUrl={bookingUrl}
        missing={
          token === '' ? (
            <Missing title={incomplete} hint={incompleteHint} />
          ) : (
            <Missing title={ended} hint={endedHint} />
          )
        }
      />
    </>
  )
}
