import { NavLink } from '@site/web/platform'
import { siteMapContent } from './content.ts'
import styles from './page.module.css'

/** The map of the site: the second way to a page, beside the menu (A11Y-14). */
export default function SiteMapPage() {
  return (
    <div className={styles.page}>
      <header>
        <h1>{siteMapContent.title}</h1>
        <p className={styles.lead}>{siteMapContent.lead}</p>
      </header>
      <div className={styles.sections}>
        {siteMapContent.sections.map(({ title, links, ...more }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <NavLink className={styles.link} to={to}>
                    {label}
                  </NavLink>
                </li>
              ))}
              {'note' in more && <li>{more.note}</li>}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
