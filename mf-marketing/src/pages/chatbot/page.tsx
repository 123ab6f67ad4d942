import { useSite } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { useRef } from 'react'
import { MoreLinks } from '../../parts/more-links.tsx'
import { Section } from '../../parts/section.tsx'
import { chatbotContent } from './content/chatbot.ts'
import { Bubble } from './conversation/bubble.tsx'
import { Conversation } from './conversation/conversation.tsx'
import { FeaturePicture } from './feature-pictures.tsx'
import { LaunchPicture } from './launch-picture.tsx'
import styles from './page.module.css'

/** The chatbot's product page: a conversation to try, six features, three use cases, ways back to 'hero' and 'contact' (BOT-3 to BOT-9). */
export default function ChatbotPage() {
  const content = chatbotContent(useSite())
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.product}>{content.product}</p>
          <h1>{content.title}</h1>
          <p className={styles.pitch}>{content.pitch}</p>
          <div className={styles.ways}>
            <ToContact name={content.contact} />
            <Button
              data-scripted=""
              variant="quiet"
              size="large"
              icon="chat"
              onClick={() => field.current?.focus()}
            >
              {content.attempt}
            </Button>
          </div>
        </div>
        <Conversation field={field} {...content.conversation} />
      </section>
      <section className={styles.claims} data-surface="nuit">
        <dl className={styles.claimList}>
          {content.claims.map((claim) => (
            <div key={claim.figure} className={styles.claim}>
              <dt>{claim.text}</dt>
              <dd>{claim.figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Section>
        <h2 className={styles.title}>{content.featuresTitle}</h2>
        <ul className={styles.features}>
          {content.features.map((feature) => (
            <li key={feature.name} className={styles.feature}>
              <h3>{feature.name}</h3>
              <p className={styles.text}>{feature.text}</p>
              <FeaturePicture name={feature.picture} />
            </li>
          ))}
        </ul>
      </Section>
      <Section surface="teinte">
        <h2 className={styles.title}>{content.casesTitle}</h2>
        <ul className={styles.cases}>
          {content.cases.map((useCase) => (
            <li key={useCase.name} className={styles.case}>
              <p className={styles.place}>{useCase.place}</p>
              <div className={styles.exchange} data-nosnippet="">
                <Bubble from="visitor" text={useCase.question} />
                <Bubble from="bot" text={useCase.answer} source={useCase.source} />
              </div>
              <h3>{useCase.name}</h3>
              <p className={styles.text}>{useCase.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section surface="nuit" className={styles.closing}>
        <h2>{content.closing}</h2>
        <LaunchPicture />
        <div className={styles.ways}>
          <ToContact name={content.contact} />
          <LinkButton variant="quiet" size="large" to="/#hero">
            {content.home}
          </LinkButton>
        </div>
        <MoreLinks {...content.further} />
      </Section>
    </>
  )
}

function ToContact({ name }: { name: string }) {
  return (
    <LinkButton variant="primary" size="large" to="/#contact">
      {name}
    </LinkButton>
  )
}
