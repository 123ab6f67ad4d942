import { ofName } from '@site/web/ui/text/of-name'

export const receiversCopy = {
  title: 'Destinataires',
  failed: 'Les destinataires n’ont pas pu être lus.',
  empty:
    'Personne n’est prévenu des nouveaux leads\u00a0: ajoutez un destinataire, ou demandez l’e-mail de l’équipe à qui administre le serveur (réglage SMTP_URL).',
  noKey:
    'Pour ajouter des destinataires, il manque une clé\u00a0: demandez-la à qui administre le serveur (réglage RECEIVERS_KEY).',
  add: 'Ajouter un destinataire',
  configured: 'Réglé dans la configuration',
  paused: 'En pause',
  arrived: (when: string) => `Dernier envoi arrivé ${when}`,
  never: 'Rien d’envoyé pour le moment',
  stumbled: (when: string) => `dernier échec ${when}`,
  waiting: (count: number) => `${count} en attente`,
  broken: (count: number) => `${count} en échec`,
  waitingOf: (count: number, name: string) => `${count} en attente pour ${name}, montrer`,
  brokenOf: (count: number, name: string) => `${count} en échec pour ${name}, montrer`,
  test: 'Envoyer un test',
  testing: 'Envoi du test…',
  testOf: (name: string) => ` à ${name}`,
  testSent: (time: string) => `Test arrivé en ${time}`,
  testFailed: (why: string) => `Test en échec\u00a0: ${why}`,
  more: (name: string) => `Gérer ${name}`,
  change: 'Modifier',
  pause: 'Mettre en pause',
  resume: 'Reprendre les envois',
  renew: 'Nouveau secret',
  remove: 'Retirer'
}

export const receiverFormCopy = {
  newTitle: 'Nouveau destinataire',
  newHint:
    'Il recevra par webhook chaque nouveau lead, avec tout ce que le visiteur a laissé. Choisissez-le avec soin.',
  changeTitle: 'Modifier ce destinataire',
  name: 'Nom',
  nameMissing: 'Indiquez le nom de l’outil ou de l’équipe.',
  nameHint: 'Celui de l’outil ou de l’équipe\u00a0: il figure au journal.',
  url: 'Adresse web (https://…)',
  urlMissing: 'Indiquez l’adresse qui reçoit les envois.',
  urlHint: 'Celle que l’outil donne pour recevoir un webhook.',
  sources: 'Leads à envoyer',
  sourcesMissing: 'Cochez au moins une source de leads.',
  create: 'Ajouter',
  creating: 'Ajout…',
  save: 'Enregistrer',
  saving: 'Enregistrement…'
}

export const secretCopy = {
  title: (name: string) => `Secret ${ofName(name)}`,
  once: 'Il n’est montré qu’une fois\u00a0: copiez-le maintenant dans l’outil qui reçoit les envois. Il vérifie, avec Standard Webhooks, que chaque envoi vient d’ici.',
  label: 'Secret',
  copy: 'Copier le secret',
  done: 'C’est noté'
}

export const renewCopy = {
  title: 'Créer un nouveau secret',
  question:
    'L’ancien ne signera plus rien, tout de suite\u00a0: les envois seront refusés jusqu’à ce que l’outil connaisse le nouveau.',
  cancel: 'Annuler',
  confirm: 'Créer un nouveau secret',
  confirming: 'Création...'
}

export const removeCopy = {
  title: 'Retirer ce destinataire',
  question: 'Il ne recevra plus rien, pas même ce qui attend. Ce qui lui a été envoyé reste dans la liste.',
  cancel: 'Annuler',
  confirm: 'Retirer',
  confirming: 'Retrait...'
}

const error = (description: string) => ({ title: 'Erreur', description, tone: 'error' as const })
const success = (title: string) => ({ title, tone: 'success' as const })

export const deliveryToasts = {
  paused: success('Envois en pause'),
  resumed: success('Envois repris'),
  changed: success('Destinataire modifié'),
  removed: success('Destinataire retiré'),
  again: success('Renvoi demandé'),
  copied: {
    title: 'Copié',
    description: 'Le secret a été copié dans le presse-papiers.',
    tone: 'success' as const
  },
  notCopied: error('Le navigateur a refusé la copie\u00a0: sélectionnez le secret pour le copier.'),
  notDone: (message?: string) => error(message ?? 'Le destinataire n’a pas pu être modifié.'),
  notTested: (message?: string) => error(message ?? 'Le test n’a pas pu être demandé.'),
  notAgain: (message?: string) => error(message ?? 'Le renvoi n’a pas pu être demandé.')
}
