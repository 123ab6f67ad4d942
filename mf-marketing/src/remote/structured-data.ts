import type { FaqEntry } from '@site/contracts/questions/faq'
import { FAQ_PATH, faqAnchor } from '@site/contracts/questions/faq-address'
import { company, isFictional } from '@site/contracts/site/brand'
import type { Site } from '@site/contracts/site/site'
import { faqContent } from '../pages/home/content/faq.ts'
import { servicesContent } from '../pages/home/content/services.ts'
// 512 px: search engines take no SVG. A file of its own, as a data address is no address for them.
import logo from './logo.png?no-inline'

type Thing = Record<string, unknown>
const context = 'https://schema.org'
const organizationId = (site: Site) => `${site.origin}/#organisation`

/** The company, as search engines read it. */
export const organization = (site: Site): Thing => ({
  '@context': context,
  '@type': 'Organization',
  '@id': organizationId(site),
  name: site.fullName,
  legalName: company.legalName,
  ...(isFictional ? {} : { vatID: company.vatNumber.replace(/\s/g, '') }),
  url: `${site.origin}/`,
  logo: `${site.origin}${logo}`,
  email: site.email,
  telephone: site.phone,
  address: { '@type': 'PostalAddress', ...postalParts(site.address), addressCountry: 'FR' },
  sameAs: [site.companyProfileUrl]
})

export const website = (site: Site): Thing => ({
  '@context': context,
  '@type': 'WebSite',
  '@id': `${site.origin}/#site`,
  name: site.fullName,
  url: `${site.origin}/`,
  inLanguage: 'fr-FR',
  publisher: { '@id': organizationId(site) }
})

/** One service, provided by the company; `path` is where it is presented, its `name` what it is a kind of. */
export const service = (site: Site, name: string, description: string, path: string): Thing => ({
  '@context': context,
  '@type': 'Service',
  name,
  serviceType: name,
  url: `${site.origin}${path}`,
  description,
  areaServed: 'FR',
  provider: { '@type': 'Organization', '@id': organizationId(site), name: site.fullName }
})

export const homeServices = (site: Site): Thing[] =>
  servicesContent.services.map(({ name, text }) => service(site, name, text, '/'))

/** The questions of the home page. */
export const faqPage = (): Thing => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: faqContent.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer }
  }))
})

/** What visitors asked and the team answered. */
export const answeredQuestions = (entries: readonly FaqEntry[]): Thing => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: entries.map(({ id, question, answer, createdAt, updatedAt }) => ({
    '@type': 'Question',
    '@id': `${FAQ_PATH}#${faqAnchor(id)}`,
    name: question,
    dateCreated: createdAt,
    acceptedAnswer: { '@type': 'Answer', text: answer, dateModified: updatedAt }
  }))
})

/** Home, then this page. */
export const breadcrumb = (site: Site, name: string, path: string): Thing => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Accueil', item: `${site.origin}/` },
    { '@type': 'ListItem', position: 2, name, item: `${site.origin}${path}` }
  ]
})

/** '12 bis, passage de la Lucarne, 75000 Paris' in its parts; an address of another form stays whole. */
function postalParts(address: string) {
  const [, streetAddress, postalCode, addressLocality] = /^(.+), (\d{5}) (.+)$/.exec(address) ?? []
  return streetAddress ? { streetAddress, postalCode, addressLocality } : { streetAddress: address }
}
