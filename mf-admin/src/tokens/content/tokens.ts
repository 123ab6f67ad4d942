import type { TokenScope } from '@site/contracts/access/tokens'
import { ofName } from '@site/web/ui/text/of-name'
import type { IssuedCopy } from '../../issued/content/issued.ts'

/** What each scope opens, in the order in which they are offered. */
export const tokenScopeLabels: Record<TokenScope, string> = {
  'leads:read': 'Lire les leads',
  'leads:write': 'Envoyer des leads',
  'articles:read': 'Lire les articles, brouillons compris',
  'releases:write': 'Mettre en ligne des parties du site'
}

/** What a program can do by each scope, and what it cannot. */
export const tokenScopeSummaries: Record<TokenScope, string> = {
  'leads:read':
    'La liste des leads, avec sa recherche et ses pages (GET /api/leads). Le suivi reste fermé, et rien ne se modifie.',
  'leads:write':
    'Un lead à la fois (POST /api/leads)\u00a0: il entre dans la liste et l’équipe est prévenue. Une erreur est dite champ par champ. Avec un en-tête Idempotency-Key, qui est un UUID, un envoi répété en 24\u00a0h ne fait qu’un lead.',
  'articles:read':
    'La liste des articles (GET /api/admin/articles) et le texte publié de chacun (GET /api/admin/articles/{id}). Rien ne se modifie.',
  'releases:write':
    'Publier une version, remettre en ligne une version conservée et lire l’historique, pour les parties et les adresses indiquées seulement. Chaque version est vérifiée avant d’être en ligne. L’exemple est celui d’une équipe, dans son propre dépôt\u202f; ADRESSE est celle de l’API des versions (RELEASES_PORT). Dans le dépôt du site\u00a0: npm run site -- deploy PARTIE --to=ADRESSE.'
}

/** A call that each scope opens, as a program makes it. */
export const tokenExamples: Record<TokenScope, (origin: string) => string> = {
  'leads:read': (origin) => `curl ${origin}/api/leads -H 'Authorization: Bearer JETON'`,
  'leads:write': (origin) =>
    `curl ${origin}/api/leads -H 'Authorization: Bearer JETON' -H 'Content-Type: application/json' -d '{"prenom":"Irène","nom":"Caron","email":"irene@exemple.fr","telephone":"+33 6 00 00 00 00","note":"Souhaite un audit.","consent":true,"origin":"Salon"}'`,
  'articles:read': (origin) => `curl ${origin}/api/admin/articles -H 'Authorization: Bearer JETON'`,
  'releases:write': () => 'RELEASES_TOKEN=JETON npx site deploy --to=ADRESSE --message="Pourquoi"'
}

export const tokensCopy: IssuedCopy = {
  title: 'Intégrations',
  intro:
    'Un jeton par programme\u00a0: il ouvre ce qui est coché et rien d’autre. Cette administration lui reste fermée. Un formulaire d’un autre site peut ainsi envoyer ses leads ici.',
  failed: 'Les jetons n’ont pas pu être lus.',
  empty: 'Aucun jeton pour le moment.',
  list: 'Jetons existants',
  changeOf: (name) => `Modifier le jeton ${ofName(name)}`,
  changeTitle: 'Modifier ce jeton',
  changeHint: 'Le jeton lui-même reste le même. Ce qu’il ouvre change tout de suite.',
  revokeOf: (name) => `Révoquer le jeton ${ofName(name)}`,
  revoking: {
    title: 'Révoquer ce jeton',
    question:
      'Il n’ouvrira plus rien, tout de suite et définitivement. Le programme qui l’emploie sera refusé jusqu’à ce qu’on lui en donne un autre.'
  },
  newTitle: 'Nouveau jeton',
  name: 'Nom du programme',
  nameMissing: 'Indiquez le nom du programme.',
  nameHint: 'Il figure au journal, et comme origine des leads que ce jeton envoie.',
  scopes: 'Ce que le jeton ouvre',
  scopesMissing: 'Cochez au moins une chose que le jeton ouvre.',
  create: 'Créer le jeton',
  madeOf: (name) => `Jeton ${ofName(name)}`,
  once: 'Il n’est montré qu’une fois\u00a0: copiez-le maintenant. Seule une empreinte est conservée.',
  copy: 'Copier le jeton',
  toasts: {
    copied: 'Le jeton a été copié dans le presse-papiers.',
    notCopied: 'Le navigateur a refusé la copie\u00a0: sélectionnez le jeton pour le copier.',
    changed: 'Jeton modifié',
    notChanged: 'Le jeton n’a pas pu être modifié.',
    revoked: 'Jeton révoqué',
    notRevoked: 'Le jeton n’a pas pu être révoqué.',
    notCreated: 'Le jeton n’a pas pu être créé.'
  }
}

/** What is said of tokens alone. */
export const integrationsCopy = {
  docs: 'Documentation de l’API (en anglais)',
  summary: 'Ce qu’un programme peut faire avec un jeton',
  limits:
    'Le jeton s’envoie dans l’en-tête Authorization, après «\u00a0Bearer\u00a0». Tout autre appel est refusé (403), de même qu’un jeton révoqué (401).',
  example: 'Un exemple pour l’API, avec ce jeton à la place de JETON'
}

/** Of what a token may put live. */
export const grantsCopy = {
  deployables: 'Parties du site',
  deployablesHint: 'Leurs noms, séparés par des espaces\u00a0: mf-blog mf-chat',
  deployablesMissing: 'Indiquez au moins une partie du site\u00a0: son nom commence par mf-, ou c’est shell.',
  routes: 'Adresses',
  routesHint:
    'Le début de chacune, avec une espace entre deux\u00a0: /blog vaut aussi pour tout ce qui est en dessous. Vide\u00a0: aucune page.',
  routesWrong: 'Une adresse commence par / et n’a que des minuscules, des chiffres et des tirets.',
  propose: (routes: string) => `Reprendre leurs adresses actuelles\u00a0: ${routes}`,
  grants: (deployables: string, routes: string) => `Met en ligne ${deployables}. Adresses\u00a0: ${routes}`,
  noRoutes: 'aucune'
}
