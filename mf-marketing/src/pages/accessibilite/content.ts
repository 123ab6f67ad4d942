import { AUDIT_TOOLS, AUDITED_ON, SAMPLE } from '@site/contracts/accessibility/sample'
import { accessibility } from '@site/contracts/site/accessibility'
import { company } from '@site/contracts/site/brand'
import type { LegalContent, LegalPart } from '../../legal/legal-text.ts'

const REFERENCE = 'référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1'
const { state, rate, met, failed, inapplicable, gaps } = accessibility

/** The statement as the law describes it (arrêté of 20 September 2019), with what the audit found (A11Y-10). */
export const accessibilityStatement: LegalContent = (site) => ({
  title: 'Déclaration d’accessibilité',
  lead: 'Ce que ce site fait pour que chacun puisse le lire et s’en servir, ce qui y manque encore, et à qui le dire.',
  date: { label: 'Établie le', iso: AUDITED_ON.iso, text: AUDITED_ON.text },
  sections: [
    {
      id: 'engagement',
      title: 'Notre engagement',
      body: [
        `${company.legalName} s’engage à rendre ce site accessible, au sens de l’article 47 de la loi n° 2005-102 du 11 février 2005. Cet article oblige les administrations, et les entreprises qui font en France au moins 250 millions d’euros de chiffre d’affaires par an. Nous n’en sommes pas : nous l’appliquons de nous-mêmes.`,
        `Cette déclaration porte sur ${site.origin} : ses pages publiques, l’assistant et la fenêtre de contact. Elle ne porte pas sur l’administration du site, réservée à notre équipe.`
      ]
    },
    {
      id: 'etat',
      title: 'État de conformité',
      body: [
        failed === 0
          ? `Ce site est ${state} au ${REFERENCE}.`
          : `Ce site est ${state} au ${REFERENCE}, en raison des non-conformités énumérées plus bas.`
      ]
    },
    {
      id: 'resultats',
      title: 'Résultats des tests',
      body: [
        'L’audit a été fait par l’équipe qui développe ce site, et non par un tiers. Il porte sur un échantillon de pages et d’états du site, dont la liste est plus bas.',
        `${rate} % des critères applicables sont respectés.`,
        {
          terms: [
            ['Critères respectés', `${met}`],
            ['Critères non respectés', `${failed}`],
            ['Critères sans objet sur l’échantillon', `${inapplicable}`],
            ['Critères du RGAA', `${met + failed + inapplicable}`]
          ]
        }
      ]
    },
    {
      id: 'contenus-non-accessibles',
      title: 'Contenus non accessibles',
      body: [
        ...gapParts(),
        'Nous n’invoquons aucune dérogation pour charge disproportionnée.',
        'Ne sont pas soumis à l’obligation les contenus que d’autres publient : l’agenda de rendez-vous, le site d’événements et les réseaux professionnels vers lesquels mènent nos liens, et les images ou vidéos que certains articles montrent depuis un autre site.'
      ]
    },
    {
      id: 'etablissement',
      title: 'Établissement de cette déclaration',
      body: [
        `Cette déclaration a été établie le ${AUDITED_ON.text}.`,
        {
          terms: [
            [
              'Technologies utilisées',
              'HTML5, CSS, SVG, JavaScript et WAI-ARIA. Chaque page se lit aussi sans JavaScript.'
            ],
            ['Environnement de test', AUDIT_TOOLS.environment],
            ['Outils', AUDIT_TOOLS.tools],
            ['Ce qui n’a pas été fait', AUDIT_TOOLS.missing]
          ]
        },
        'Les pages et états vérifiés :',
        SAMPLE.map(({ name, path }) => (path ? `${name} (${path})` : name))
      ]
    },
    {
      id: 'contact',
      title: 'Retour d’information et contact',
      body: [
        `Si vous n’arrivez pas à lire un contenu ou à vous servir d’un service de ce site, écrivez à ${site.email}, ou appelez le ${site.phone.replaceAll(' ', '\u00a0')} : nous vous orienterons vers une autre manière d’y accéder, ou vous enverrons le contenu sous une autre forme.`,
        `Par courrier : ${site.fullName}, ${site.address}.`
      ]
    },
    {
      id: 'recours',
      title: 'Voies de recours',
      body: [
        'Si vous nous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service, et que notre réponse ne vous satisfait pas, vous pouvez saisir le Défenseur des droits :',
        [
          'en lui écrivant par son formulaire en ligne ;',
          'en rencontrant son délégué dans votre région ;',
          'par courrier, gratuit et sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07 ;',
          'par téléphone, au 09 69 39 00 00.'
        ],
        { href: 'https://formulaire.defenseurdesdroits.fr/', text: 'Écrire au Défenseur des droits' },
        {
          href: 'https://www.defenseurdesdroits.fr/carte-des-delegues',
          text: 'Trouver un délégué du Défenseur des droits'
        }
      ]
    }
  ]
})

/** What is not met, as the audit has it; or that nothing of it is known. */
function gapParts(): LegalPart[] {
  if (gaps.length === 0)
    return ['Aucun critère applicable n’est apparu comme non respecté sur l’échantillon.']
  return [{ terms: gaps.map(({ number, asks, reason }) => [`Critère ${number} : ${asks}`, reason] as const) }]
}
