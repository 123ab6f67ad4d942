import type { WrittenQuestions } from './written-questions.ts'

/** What visitors ask that the three legal pages answer, by heading (without its number). */
export const legalQuestions: WrittenQuestions = {
  '/mentions-legales': {
    'Éditeur du site': [
      'Qui édite le site, qui est derrière ce site ?',
      'Quel est votre numéro de SIRET, de RCS, d’immatriculation ?',
      'Quel est votre numéro de TVA intracommunautaire ?',
      'Quelle est l’adresse de votre siège ?',
      'Où êtes-vous situés, où se trouvent vos bureaux ?',
      'Dans quelle ville êtes-vous basés ?',
      'Qui est le directeur de la publication ?',
      'Quel est votre numéro de téléphone ?',
      'Quelle est la forme juridique, le capital de la société ?',
      'Numéro de SIRET',
      'Numéro SIREN',
      'Numéro de TVA',
      'Où êtes-vous situés ?',
      'Où sont vos bureaux ?',
      'Quelle est votre adresse ?',
      'Adresse postale',
      'Votre numéro de téléphone',
      'Quel est votre téléphone ?',
      'Quel est le capital social ?',
      'Capital de la société',
      'Qui est responsable de la publication ?',
      'Directeur de publication',
      'Statut juridique',
      'Êtes-vous à Paris ?'
    ],
    Hébergement: [
      'Qui héberge le site ?',
      'Où sont vos serveurs ?',
      'Où sont hébergées les bases de données ?',
      'Hébergeur du site',
      'Qui est l’hébergeur ?',
      'Où sont les serveurs ?',
      'Sur quels serveurs est le site ?'
    ],
    'Propriété intellectuelle': [
      'Puis-je copier, reproduire vos articles ou vos images ?',
      'Puis-je citer un extrait de vos textes ?',
      'À qui appartiennent les textes et les logos ?',
      'Quelle police de caractères utilisez-vous ?',
      'Puis-je copier vos articles ?',
      'Puis-je reprendre une image ?',
      'Utiliser vos photos',
      'Reproduire un texte',
      'Droits d’auteur',
      'Citer un article',
      'Puis-je partager votre article ?'
    ],
    Responsabilité: [
      'Vos articles sont-ils écrits par une IA ?',
      'Garantissez-vous les résultats et les chiffres annoncés ?',
      'Êtes-vous responsables d’une erreur dans un article ou d’un lien cassé ?',
      'Comment signaler une erreur dans un article ?',
      'Les articles sont-ils écrits par une IA ?',
      'Articles générés automatiquement',
      'J’ai trouvé une erreur dans un article.',
      'Signaler une faute',
      'Lien cassé',
      'Les chiffres sont-ils garantis ?',
      'Garantissez-vous un résultat ?'
    ],
    'Données personnelles': ['À quoi servent mes coordonnées ?'],
    Cookies: [
      'Utilisez-vous des cookies ?',
      'Pourquoi n’y a-t-il pas de bandeau de cookies ?',
      'Le site me suit-il, me piste-t-il ?',
      'Y a-t-il des cookies ?',
      'Bandeau de cookies',
      'Pourquoi pas de bandeau ?',
      'Cookies publicitaires'
    ],
    'Droit applicable': [
      'Quelle loi s’applique au site ?',
      'Quel tribunal est compétent ?',
      'Droit français',
      'Quel droit s’applique ?',
      'Tribunal compétent'
    ]
  },
  '/politique-confidentialite': {
    'Données collectées': [
      'Quelles données collectez-vous sur moi ?',
      'Qui est responsable du traitement des données ?',
      'Gardez-vous mon adresse IP ?',
      'Que faites-vous de ce que j’écris dans le chat, à l’assistant ?',
      'Comptez-vous les visites, mesurez-vous l’audience ?',
      'Faut-il donner son nom dans le formulaire ?',
      'Quelles informations gardez-vous sur moi ?',
      'Quelles données avez-vous sur moi ?',
      'Adresse IP',
      'Enregistrez-vous ce que j’écris dans le chat ?',
      'Le formulaire, que contient-il ?'
    ],
    'Utilisation des données': [
      'Que faites-vous de mes données, à quoi servent-elles ?',
      'Vendez-vous mes données ?',
      'Mes données servent-elles à entraîner une IA ?',
      'Vais-je recevoir de la publicité, une newsletter, être démarché ?',
      'Vendez-vous les adresses e-mail ?',
      'Revendez-vous mes données ?',
      'Revendez-vous les adresses ?',
      'Entraînez-vous une IA avec mes messages ?',
      'Entraînement de modèle avec mes données',
      'Recevoir de la publicité',
      'Recevoir une newsletter',
      'Vais-je être démarché ?',
      'Spam par e-mail'
    ],
    'Base légale': [
      'Sur quelle base légale traitez-vous mes données ?',
      'Que se passe-t-il si je ne coche pas la case de consentement ?',
      'Comment retirer mon consentement ?',
      'Êtes-vous conformes au RGPD ?',
      'Êtes-vous conformes au RGPD ?',
      'RGPD',
      'Vos solutions respectent-elles le RGPD ?',
      'Case de consentement',
      'Si je ne coche pas la case',
      'Retirer mon consentement'
    ],
    'Partage des données': [
      'À qui transmettez-vous mes données ?',
      'Qui lit mes messages, qui voit mes coordonnées ?',
      'Avez-vous des sous-traitants ?',
      'Le service de rendez-vous reçoit-il mes données ?',
      'À qui donnez-vous mes données ?',
      'Qui a accès à mes données ?',
      'Qui lit le formulaire ?',
      'Qui va lire ce que j’écris ?',
      'Partagez-vous mes données avec des tiers ?',
      'Transmettre les données à un tiers'
    ],
    'Transferts hors de l’Union européenne': [
      'Mes données sortent-elles d’Europe, vont-elles aux États-Unis ?',
      'Les données sont-elles hébergées en France, dans l’Union européenne ?',
      'Mes données partent-elles hors d’Europe ?',
      'Données hors de l’Union européenne',
      'Données envoyées aux États-Unis',
      'Transfert de données hors d’Europe',
      'Les données restent-elles en France ?'
    ],
    Sécurité: [
      'Comment protégez-vous mes données ?',
      'Le site est-il sécurisé, chiffré ?',
      'Mon message a été pris pour celui d’un robot, pour du spam.',
      'Sécurité des données',
      'Protection des données',
      'Mes données sont-elles en sécurité ?',
      'Site sécurisé',
      'Mon message est bloqué comme spam',
      'Mon message a été pris pour du spam',
      'Piratage'
    ],
    'Durée de conservation': [
      'Combien de temps gardez-vous mes données ?',
      'Au bout de combien de temps mes informations sont-elles effacées, supprimées ?',
      'Combien de temps conservez-vous les sauvegardes, les statistiques de visites ?',
      'Durée de conservation des données',
      'Combien de temps gardez-vous mes données ?',
      'Combien d’années gardez-vous mon numéro ?',
      'Gardez-vous mon e-mail longtemps ?',
      'Quand mes données sont-elles effacées ?',
      'Sauvegardes'
    ],
    'Vos droits': [
      'Comment supprimer, effacer mes données personnelles ?',
      'Comment accéder à mes données, en recevoir une copie ?',
      'Comment faire rectifier ou corriger une information ?',
      'Comment exercer mes droits ?',
      'Comment porter réclamation auprès de la CNIL ?',
      'Supprimer mes données',
      'Effacer mes données personnelles',
      'Droit à l’oubli',
      'Droit d’accès',
      'Exercer mon droit d’accès',
      'Recevoir une copie de mes données',
      'Une copie de mes données',
      'Corriger mes données',
      'Réclamation à la CNIL',
      'Adresse de la CNIL',
      'Portabilité des données'
    ],
    'Cookies et stockage local': [
      'Qu’enregistrez-vous dans mon navigateur, le stockage local ?',
      'Comment refuser que mes visites soient comptées ?',
      'Utilisez-vous Google Analytics, un pixel de suivi ?',
      'Google Analytics',
      'Ne plus compter mes visites',
      'Refuser d’être compté dans les visites',
      'Stockage dans le navigateur',
      'Traceurs et pixels'
    ],
    'Modifications de cette politique': [
      'La politique de confidentialité peut-elle changer, serai-je prévenu ?',
      'La politique de confidentialité change-t-elle ?'
    ],
    'Nous contacter': [
      'Avez-vous un délégué à la protection des données, un DPO ?',
      'À quelle adresse envoyer un courrier postal ?',
      'Qui contacter pour une question sur mes données ?',
      'Avez-vous un DPO ?',
      'Délégué à la protection des données',
      'Envoyer un courrier',
      'Adresse pour un courrier postal',
      'Question sur mes données'
    ]
  },
  '/conditions-utilisation': {
    Objet: [
      'Les conditions valent-elles pour vos prestations ?',
      'Faites-vous un devis, un contrat ?',
      'Les conditions s’appliquent-elles à vos prestations ?',
      'Y a-t-il un contrat ?',
      'Faites-vous un devis ?'
    ],
    'Accès au site': [
      'Le site est-il gratuit, faut-il s’inscrire, créer un compte ?',
      'Le site fonctionne-t-il sans JavaScript, est-il accessible au clavier ?',
      'Pourquoi le site est-il parfois indisponible ?',
      'Le site est-il gratuit ?',
      'Le site est-il payant ?',
      'Faut-il créer un compte ?',
      'Inscription au site',
      'Accessibilité du site',
      'Le site est en panne'
    ],
    'Code d’accès': [
      'À quoi sert le code d’accès ?',
      'Comment obtenir un code d’accès, se connecter ?',
      'J’ai perdu mon code d’accès.',
      'Code d’accès',
      'Comment avoir le code d’accès ?',
      'Obtenir un code',
      'Code perdu',
      'Espace client',
      'Se connecter'
    ],
    'Services proposés': [
      'L’assistant donne-t-il des conseils ?',
      'Suis-je en train de parler à un humain ou à un robot ?',
      'Les rendez-vous passent-ils par un service externe ?',
      'Êtes-vous un humain ou un robot ?',
      'Parler à un robot',
      'Es-tu un humain ?',
      'Suis-je en train de parler à une machine ?'
    ],
    'Engagements du visiteur': [
      'Peut-on extraire, aspirer le contenu du site ?',
      'Qu’est-il interdit de faire sur le site ?',
      'A-t-on le droit de scraper le site ?',
      'Extraire le contenu du site',
      'Aspirer le site',
      'Interdictions'
    ],
    'Liens vers d’autres sites': [
      'Êtes-vous responsables des sites vers lesquels vous faites des liens ?',
      'Liens externes'
    ],
    Responsabilité: [
      'Êtes-vous responsables en cas de dommage, de force majeure ?',
      'Force majeure',
      'Dommages indirects'
    ],
    'Modification des conditions': ['Les conditions d’utilisation peuvent-elles changer ?'],
    'Droit applicable et litiges': [
      'Que faire en cas de litige, de différend avec vous ?',
      'En cas de désaccord avec vous',
      'En cas de litige',
      'Un différend avec vous'
    ]
  }
}
