import { company, hosting } from '@site/contracts/site/brand'
import type { LegalContent } from '../../legal/legal-text.ts'

/** A number that stays on one line. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0')

/** Legal notice (LEGAL-1): publisher, hosting, intellectual property, liability, personal data, cookies, law. */
export const legalNotice: LegalContent = (site) => ({
  title: 'Mentions légales',
  lead: 'Qui publie ce site, qui l’héberge, et ce que vous pouvez faire de ce que vous y lisez.',
  sections: [
    {
      id: 'editeur',
      title: 'Éditeur du site',
      body: [
        `Le présent site est édité par ${company.legalName}, ${company.legalForm} au capital de ${company.capital}, dont le siège est au ${site.address}. Elle est immatriculée au registre du commerce et des sociétés sous la référence ${site.registration}. Son numéro de TVA intracommunautaire est ${company.vatNumber}.`,
        `${company.publication}. Contact : ${site.email}, téléphone ${unbroken(site.phone)}.`
      ]
    },
    {
      id: 'hebergement',
      title: 'Hébergement',
      body: [
        `Le site et ses bases de données sont exploités par ${site.fullName} sur des serveurs situés dans l’Union européenne, loués à ${hosting.name}, ${hosting.address}, téléphone ${unbroken(hosting.phone)}.`,
        'Ce site sert lui-même ses polices, ses illustrations et ses programmes. Seuls certains articles du blog montrent une image ou une vidéo hébergée ailleurs.'
      ]
    },
    {
      id: 'propriete-intellectuelle',
      title: 'Propriété intellectuelle',
      body: [
        `Les textes, illustrations, logos et éléments graphiques de ce site appartiennent à ${site.fullName} ou sont utilisés avec l’accord de leurs titulaires. Leur reproduction, même partielle, demande une autorisation écrite.`,
        'Vous pouvez citer de courts extraits de nos articles, à condition d’en indiquer la source et d’en donner le lien. Les polices de caractères sont distribuées sous licence libre (SIL Open Font License).'
      ]
    },
    {
      id: 'responsabilite',
      title: 'Responsabilité',
      body: [
        `${site.fullName} veille à l’exactitude des informations publiées et les corrige dès qu’une erreur lui est signalée. Elles sont données à titre indicatif : les chiffres cités décrivent des missions passées et ne promettent pas un résultat identique.`,
        'Une partie des articles du blog est écrite par un programme et mise en ligne sans relecture. Chacun d’eux le dit sous sa date, et nous demandons aux moteurs de recherche de ne pas le référencer tant qu’une personne ne l’a pas relu. Signalez-nous ce qui vous y paraît inexact : nous le corrigeons ou le retirons. Nous ne répondons pas du contenu des sites vers lesquels pointent nos liens, ni d’une interruption momentanée du service.'
      ]
    },
    {
      id: 'donnees-personnelles',
      title: 'Données personnelles',
      body: [
        'Les coordonnées que vous nous laissez servent à répondre à votre demande. Elles sont conservées 2 ans à compter de votre dernier envoi, puis archivées, et effacées 5 ans après cet envoi.',
        `Vous pouvez y accéder, les faire corriger ou effacer, ou vous opposer à leur usage, en écrivant à ${site.email}.`,
        { to: '/politique-confidentialite', text: 'Lire la politique de confidentialité' }
      ]
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'Ce site ne dépose aucun cookie, ni publicitaire, ni de mesure d’audience, ni d’aucune autre sorte. Il ne retient dans votre navigateur que trois gestes que vous y faites : vous connecter, refermer la fenêtre de contact, refuser que vos visites soient comptées. C’est strictement nécessaire à ce que vous demandez ; aucun bandeau ne vous est donc présenté.',
        { to: '/politique-confidentialite#cookies', text: 'Voir ce qui est gardé dans votre navigateur' }
      ]
    },
    {
      id: 'droit-applicable',
      title: 'Droit applicable',
      body: [
        'Les présentes mentions sont régies par le droit français. À défaut d’accord amiable, tout litige relève des tribunaux français compétents.'
      ]
    }
  ]
})
