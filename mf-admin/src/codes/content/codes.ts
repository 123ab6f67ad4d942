import type { CodeScope } from '@site/contracts/access/codes'
import { ofName } from '@site/web/ui/text/of-name'
import type { IssuedCopy } from '../../issued/content/issued.ts'

/** What each scope opens, in the order in which they are offered. */
export const scopeLabels: Record<CodeScope, string> = {
  articles: 'Articles et générateur',
  leads: 'Leads',
  releases: 'Livraisons',
  all: 'Tout, y compris les codes',
  offre: 'Formule hôtelière, pour un visiteur'
}

export const codesCopy: IssuedCopy = {
  title: 'Codes nominatifs',
  intro:
    'Un code par personne\u00a0: chacun ouvre ce qui est coché, et se révoque sans rien changer aux autres. Le code partagé garde tous les droits.',
  failed: 'Les codes n’ont pas pu être lus.',
  empty: 'Aucun code nominatif pour le moment.',
  list: 'Codes existants',
  changeOf: (name) => `Modifier le code ${ofName(name)}`,
  changeTitle: 'Modifier ce code',
  changeHint:
    'Le code lui-même reste le même. Ce qu’il ouvre change tout de suite, sur les écrans déjà ouverts aussi.',
  revokeOf: (name) => `Révoquer le code ${ofName(name)}`,
  revoking: {
    title: 'Révoquer ce code',
    question:
      'Il n’ouvrira plus rien, tout de suite et définitivement. Pour rendre un accès à cette personne, il faudra créer un autre code.'
  },
  newTitle: 'Nouveau code',
  name: 'Nom de la personne',
  nameMissing: 'Indiquez le nom de la personne.',
  nameHint: 'Il figure au journal, à côté de ce que ce code a servi à faire.',
  scopes: 'Ce que le code ouvre',
  scopesMissing: 'Cochez au moins une chose que le code ouvre.',
  create: 'Créer le code',
  madeOf: (name) => `Code ${ofName(name)}`,
  once: 'Il n’est montré qu’une fois\u00a0: transmettez-le maintenant. Seule une empreinte est conservée.',
  copy: 'Copier le code',
  toasts: {
    copied: 'Le code a été copié dans le presse-papiers.',
    notCopied: 'Le navigateur a refusé la copie\u00a0: sélectionnez le code pour le copier.',
    changed: 'Code modifié',
    notChanged: 'Le code n’a pas pu être modifié.',
    revoked: 'Code révoqué',
    notRevoked: 'Le code n’a pas pu être révoqué.',
    notCreated: 'Le code n’a pas pu être créé.'
  }
}
