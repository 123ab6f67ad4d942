import type { FaqEntry } from '@site/contracts/questions/faq'
import { faqAnchor } from '@site/contracts/questions/faq-address'
import { NavLink } from '@site/web/platform'
import { Icon } from '@site/web/ui/pictures/icon'
import { keepHyphens } from '@site/web/ui/text/keep-hyphens'
import { AskInChat } from '../../parts/ask-in-chat.tsx'
import { useFaq } from '../../parts/faq.ts'
import { faqContent } from '../home/content/faq.ts'
import { questionsContent as copy } from './content.ts'
import styles from './page.module.css'

/** /questions: the five questions of the home page, what things cost, and those of visitors that the team has answered, all of them open to be read (FAQ-2). */
export default function QuestionsPage() {
  const entries = useFaq()
  return (
    <div className={styles.page}>
      <header>
        <h1>{copy.title}</h1>
        <p className={styles.lead}>{entries.length > 0 ? copy.leadWithAsked : copy.lead}</p>
      </header>
      {entries.length > 0 && (
        <section className={styles.part} aria-labelledby="questions-asked">
          <h2 id="questions-asked">{copy.asked}</h2>
          <div className={styles.list}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </div>
        </section>
      )}
      <section className={styles.part} aria-labelledby="questions-first">
        <h2 id="questions-first">{copy.first}</h2>
        <div className={styles.list}>
          {[...faqContent.items, copy.price].map(({ question, answer }) => (
            <article key={question} className={styles.entry}>
              <h3>{keepHyphens(question)}</h3>
              <p>{answer}</p>
            </article>
          ))}
        </div>
      </section>
      <div className={styles.other} data-scripted="">
        <p>{copy.other}</p>
        <AskInChat>{copy.ask}</AskInChat>
      </div>
    </div>
  )
}

function Entry({ entry: { id, question, answer, link, updatedAt } }: { entry: FaqEntry }) {
  return (
    <article id={faqAnchor(id)} className={styles.entry}>
      <h3>{keepHyphens(question)}</h3>
      {answer.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} className={styles.answer}>
          {paragraph}
        </p>
      ))}
      {link && (
        <p>
          <NavLink className={styles.link} to={link.path}>
            {link.label}
            <Icon name="arrow-right" />
          </NavLink>
        </p>
      )}
      <p className={styles.updated}>
        <time dateTime={updatedAt}>{copy.updated(updatedAt)}</time>
      </p>
    </article>
  )
}
