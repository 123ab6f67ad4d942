import type { PageHead, SitemapContext, SitemapEntry } from '@site/contracts/federation/remote'
import { faqCalls } from '@site/contracts/operations/calls/public/faq'
import type { FaqEntry } from '@site/contracts/questions/faq'
import { FAQ_PATH } from '@site/contracts/questions/faq-address'
import type { Site } from '@site/contracts/site/site'
import type { PlatformRemote, PlatformRoute } from '@site/web/platform'
import { todayQuery } from '../pages/home/hero/planning-days.ts'
import { subjectsQuery } from '../pages/home/subjects/subjects.ts'
import { entriesIn, faqQuery } from '../parts/faq.ts'
import chatbotCard from './cards/chatbot.png'
import homeCard from './cards/home.png'
import seoCard from './cards/seo.png'
import { menuLinks } from './menu-links.ts'
import {
  answeredQuestions,
  breadcrumb,
  faqPage,
  homeServices,
  organization,
  service,
  website
} from './structured-data.ts'
import { weekCardOf } from './week-card.ts'

/** What a page is shown with. */
interface Shown {
  asked: URLSearchParams
  entries: readonly FaqEntry[]
}

interface Page {
  path: string
  page: string
  index?: boolean
  status?: number
  /** It leads to articles: which there are is known before it is shown, and it is made anew when that changes. */
  hasSubjects?: boolean
  /** It shows what day it is. */
  showsToday?: boolean
  /** It shows what visitors asked and the team answered, and is for search engines once there is any (FAQ-2). */
  hasQuestions?: boolean
  /** Parameters of the query that its head depends on. */
  queries?: string[]
  head: (site: Site, shown: Shown) => PageHead
}

const legal = (path: string, title: string, description: string): Page => ({
  path,
  page: path.slice(1),
  head: (site) => ({
    title: `${title} | ${site.fullName}`,
    description,
    structuredData: [breadcrumb(site, title, path)]
  })
})

const pages: Page[] = [
  {
    path: '/',
    page: 'home',
    hasSubjects: true,
    showsToday: true,
    queries: ['semaine'],
    head: (site, { asked }) => ({
      // Networks read what the server sends: the browser is spared the computation.
      ...(import.meta.env.SSR && weekCardOf(asked)),
      title: `Solutions IA pour l’hôtellerie et l’événementiel | ${site.fullName}`,
      description:
        'Audit IA, automatisations sur mesure et formations : 70 % de temps gagné sur les tâches répétitives, une première version deux semaines après l’audit.',
      structuredData: [organization(site), website(site), ...homeServices(site), faqPage()]
    })
  },
  {
    path: '/chatbot',
    page: 'chatbot',
    head: (site) => {
      const title = `Chatbot IA ${site.eventsProductName}`
      const description =
        'Un chatbot qui répond à partir de vos documents, en plus de 50 langues, déployé en moins de 48 h : 80 % de demandes au support en moins.'
      return {
        title,
        keepTitle: true,
        description,
        image: chatbotCard,
        imageAlt: 'Un chatbot qui a lu vos documents, et répond à vos clients jour et nuit.',
        structuredData: [service(site, title, description, '/chatbot'), breadcrumb(site, title, '/chatbot')]
      }
    }
  },
  {
    path: '/seo',
    page: 'seo',
    head: (site) => {
      const description =
        'Référencement et recherche locale pour les hôtels : fiche d’établissement, contenus, vitesse, avis et réservation directe. Évaluation gratuite.'
      return {
        title: `SEO hôtelier et référencement local | ${site.fullName}`,
        description,
        image: seoCard,
        imageAlt: 'Référencement hôtelier : être trouvé avant les plateformes.',
        structuredData: [
          service(site, 'SEO et référencement local pour hôtels', description, '/seo'),
          breadcrumb(site, 'SEO hôtelier', '/seo')
        ]
      }
    }
  },
  {
    path: '/formule-hoteliere',
    page: 'formule-hoteliere',
    index: false,
    head: (site) => ({
      title: `Formule hôtelière | ${site.fullName}`,
      description:
        'Toutes les automatisations d’un hôtel dans une seule offre, de la réservation à la clôture.'
    })
  },
  {
    path: FAQ_PATH,
    page: 'questions',
    hasQuestions: true,
    head: (site, { entries }) => ({
      title: `Questions fréquentes | ${site.fullName}`,
      description:
        'Délais, outils, résultats, données : ce qu’on nous demande avant un projet d’IA, et ce que nos visiteurs ont demandé.',
      noindex: entries.length === 0,
      structuredData: [
        ...(entries.length > 0 ? [answeredQuestions(entries)] : []),
        breadcrumb(site, 'Questions fréquentes', FAQ_PATH)
      ]
    })
  },
  legal(
    '/mentions-legales',
    'Mentions légales',
    'Éditeur, hébergement, propriété intellectuelle, responsabilité et droit applicable.'
  ),
  legal(
    '/politique-confidentialite',
    'Politique de confidentialité',
    'Données collectées, usage, durée de conservation et droits : ce que nous gardons et comment le faire effacer.'
  ),
  legal(
    '/conditions-utilisation',
    'Conditions d’utilisation',
    'Les règles d’accès et d’usage du site, en douze articles.'
  ),
  legal(
    '/accessibilite',
    'Accessibilité',
    'Déclaration d’accessibilité : ce que l’audit du site a montré, ce qui y manque, et à qui le dire.'
  ),
  legal(
    '/plan-du-site',
    'Plan du site',
    'Toutes les pages du site, rangées par sujet : offres, entreprise, blog et informations légales.'
  ),
  {
    path: '*',
    page: 'not-found',
    index: false,
    status: 404,
    head: (site) => ({
      title: `Page introuvable | ${site.fullName}`,
      description: 'Cette page n’existe pas, ou elle a changé d’adresse.'
    })
  }
]

const card = {
  type: 'website',
  image: homeCard,
  imageAlt: 'L’IA au service de vos équipes.',
  imageSize: { width: 1200, height: 630 }
} as const

const toRoute = ({
  path,
  page,
  index = true,
  status,
  hasSubjects,
  showsToday,
  hasQuestions,
  queries,
  head
}: Page): PlatformRoute => ({
  path,
  page,
  render: 'server',
  index,
  cacheTags: [
    ...(hasSubjects ? ['article-links'] : []),
    ...(hasQuestions ? ['faq'] : []),
    ...(showsToday ? ['day'] : [])
  ],
  ...((hasSubjects || hasQuestions || showsToday) && {
    load: async ({ query, getJson }) => {
      await Promise.all([
        // A blog that does not answer costs links, and no page: this never throws.
        hasSubjects && query.prefetchQuery(subjectsQuery(getJson)),
        // Without the service that has them there are none, and a page all the same.
        hasQuestions && query.prefetchQuery(faqQuery(getJson)),
        showsToday && query.prefetchQuery(todayQuery)
      ])
    }
  }),
  head: ({ site, url, query, getJson }) => ({
    ...card,
    ...head(site, {
      asked: url.searchParams,
      entries: (hasQuestions && query?.getQueryData(faqQuery(getJson).queryKey)) || []
    })
  }),
  ...(queries && { queries }),
  // The manifest is made from the server's bundle: the browser is spared them.
  ...(import.meta.env.SSR && menuLinks[path] && { menus: menuLinks[path] }),
  ...(status && { status: () => status })
})

/** The public site but for the blog. */
export const remote: PlatformRemote = {
  api: ['/api/blog', '/api/faq'],
  cacheTags: {
    'article-links': ['site.article-generated', 'site.article-changed'],
    faq: ['site.faq-changed']
  },
  routes: pages.map(toRoute),
  sitemap: async (context) => [
    ...pages.filter(({ index = true, hasQuestions }) => index && !hasQuestions).map(({ path }) => ({ path })),
    ...(await questionsEntry(context))
  ]
}

/** The page of the questions, since its latest change; not while it has none, or nobody can say. */
async function questionsEntry({ getJson }: SitemapContext): Promise<SitemapEntry[]> {
  try {
    const dates = entriesIn(await getJson(faqCalls.listFaq.path)).map(({ updatedAt }) => updatedAt)
    const lastModified = dates.sort().at(-1)
    return lastModified ? [{ path: FAQ_PATH, lastModified }] : []
  } catch (error) {
    console.warn('The sitemap goes without the page of the questions', error)
    return []
  }
}
