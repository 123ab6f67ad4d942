import { Icon } from '@site/web/ui/pictures/icon'
import { keepHyphens } from '@site/web/ui/text/keep-hyphens'
import { AskInChat } from '../../../parts/ask-in-chat.tsx'
import { Section } from '../../../parts/section.tsx'
import { faqContent } from '../content/faq.ts'
import styles from './faq.module.css'

/** Five questions. One shared `name`: the browser keeps one open at a time, with or without scripts (HOME-31). A sixth goes to the chat. */
export function Faq() {
  return (
    <Section id="faq" className={styles.faq}>
      <h2 className={styles.title}>{faqContent.title}</h2>
      <div className={styles.list}>
        {faqContent.items.map((item) => (
          <details key={item.id} name="faq" className={styles.item}>
            <summary className={styles.question}>
              <h3>{keepHyphens(item.question)}</h3>
              <Icon name="plus" />
            </summary>
            <p className={styles.answer}>{item.answer}</p>
          </details>
        ))}
      </div>
      <div className={styles.other} data-scripted="" data-nosnippet="">
        <p>{faqContent.other}</p>
        <AskInChat>{faqContent.ask}</AskInChat>
      </div>
    </Section>
  )
}
