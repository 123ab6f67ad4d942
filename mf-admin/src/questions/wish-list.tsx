import type { AskedQuestions, Wish } from '@site/contracts/questions/asked'
import { Button } from '@site/web/ui/forms/button'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { adminPath } from '../access/admin-path.ts'
import { beginWith } from '../articles/draft/draft-store.ts'
import { wishesCopy as copy } from './content/questions.ts'
import styles from './questions-screen.module.css'

interface WishListProps extends Pick<AskedQuestions, 'wishes' | 'takesWishes'> {
  adminCode: string
  onWithdraw: (wish: Wish) => Promise<void>
}

/** The subjects that wait for the writer, and what it does with them. */
export function WishList({ wishes, takesWishes, adminCode, onWithdraw }: WishListProps) {
  return (
    <section className={styles.part} aria-labelledby="questions-wishes">
      <h2 id="questions-wishes" className={styles.subtitle} tabIndex={-1} data-place="wishes">
        {copy.title}
      </h2>
      <p className={styles.note}>{takesWishes ? copy.taken : copy.notTaken}</p>
      <ul className={styles.list} aria-label={copy.list}>
        {wishes.map((wish) => (
          <li key={wish.id} className={styles.entry} tabIndex={-1} data-place={`wishes-${wish.id}`}>
            <h3 className={styles.question}>{wish.text}</h3>
            <p className={styles.facts}>{copy.given(wish.at, wish.by)}</p>
            <div className={styles.buttons}>
              {!takesWishes && (
                <LinkButton
                  variant="quiet"
                  size="small"
                  to={adminPath('/admin/create', adminCode)}
                  state={beginWith(wish.text)}
                >
                  {copy.write}
                </LinkButton>
              )}
              <Button
                variant="quiet"
                size="small"
                aria-label={copy.withdrawOf(wish.text)}
                onClick={() => onWithdraw(wish)}
              >
                {copy.withdraw}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
