import { useSite } from '@site/web/platform'
import { Icon } from '@site/web/ui/pictures/icon'
import { ExternalLink } from '@site/web/ui/text/external-link'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { Section } from '../../../parts/section.tsx'
import { teamContent } from '../content/team.ts'
import { portraits } from './portraits.tsx'
import styles from './team.module.css'

/** Three members with their profiles, and the company's (HOME-15, HOME-16). */
export function Team() {
  const { companyProfileUrl, memberProfileUrls, productName } = useSite()
  return (
    <Section id="about" surface="teinte">
      <header className={styles.head}>
        <h2>{teamContent.title}</h2>
        <div className={styles.lead}>
          <p>{teamContent.lead}</p>
          <ExternalLink className={styles.link} href={companyProfileUrl}>
            {teamContent.company(productName)}
            <VisuallyHidden>{teamContent.companyPage}</VisuallyHidden>
            <Icon name="arrow-up-right" />
          </ExternalLink>
        </div>
      </header>
      <ul className={styles.members}>
        {teamContent.members.map((member, index) => (
          <li key={member.id} className={styles.member}>
            <svg
              className={styles.portrait}
              viewBox="0 0 412 300"
              preserveAspectRatio="xMidYMid slice"
              role="img"
              aria-label={`Portrait de ${member.name}, ${member.portrait}`}
            >
              {portraits[member.id]}
            </svg>
            <div className={styles.words}>
              <h3>{member.name}</h3>
              <p className={styles.role}>{member.role}</p>
              <p className={styles.description}>{member.description}</p>
              <ExternalLink className={styles.link} href={memberProfileUrls[index] ?? companyProfileUrl}>
                {teamContent.profile(member.firstName)}
                <Icon name="arrow-up-right" />
              </ExternalLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
