import type { WrittenQuestions } from './written-questions.ts'

/** What visitors type of the legal pages, in everyday words. */
export const everydayLegal: WrittenQuestions = {
  '/mentions-legales': {
    'Éditeur du site': [
      'Êtes-vous une SAS, une SARL ?',
      'Adresse',
      'Où êtes-vous ?',
      'Vous êtes où ?',
      'C’est où ?',
      'Vous êtes de quelle ville ?',
      'Votre société est-elle en France ?',
      'Êtes-vous français ?',
      'Êtes-vous une vraie société ?',
      'La société existe-t-elle vraiment ?',
      'Numéro de téléphone',
      'Téléphone',
      'À quel numéro vous joindre ?',
      'Quel numéro appeler ?',
      'Peut-on vous téléphoner ?',
      'SIRET',
      'RCS',
      'Où la société est-elle enregistrée ?',
      'TVA',
      'Forme juridique',
      'Capital',
      'Mentions légales',
      'Éditeur du site',
      'Qui dirige la société ?',
      'Nom du responsable du site',
      'Responsable légal',
      'Présidente de la société',
      'phone number, address, where are you located'
    ],
    Hébergement: [
      'Hébergement',
      'Hébergeur',
      'Serveurs',
      'Où sont stockées mes données ?',
      'Où sont mes données ?',
      'C’est hébergé où ?',
      'Chez qui êtes-vous hébergés ?',
      'Est-ce hébergé en Chine, aux États-Unis, en France ?',
      'Hébergé chez Amazon, OVH, Google, Microsoft ?',
      'Cloud',
      'hosting, where is my data'
    ],
    'Propriété intellectuelle': [
      'Copyright',
      'Droit d’auteur',
      'Citer votre site',
      'Citer vos articles dans un mémoire, un exposé, un devoir',
      'Imprimer vos articles',
      'Distribuer vos articles à mes élèves',
      'Utiliser vos textes',
      'Reprendre un article'
    ],
    Responsabilité: [
      'Vos articles sont-ils écrits par un robot ?',
      'Qui écrit vos articles ?',
      'Articles écrits par ChatGPT',
      'Le blog est-il écrit par une machine ?',
      'Garantie',
      'Garantie de résultat',
      'Résultat garanti ?',
      'Promettez-vous des résultats ?',
      'Les résultats sont-ils les mêmes pour tout le monde ?',
      'Erreur dans un article'
    ],
    'Données personnelles': ['À quoi servent mes coordonnées ?', 'Coordonnées gardées deux ans'],
    Cookies: [
      'Cookies',
      'Je ne veux pas de cookies',
      'Refuser les cookies',
      'Accepter les cookies',
      'Où est le bandeau de cookies ?',
      'Suis-je pisté ?',
      'Tracking'
    ],
    'Droit applicable': ['Droit applicable', 'Tribunaux', 'Procès contre vous']
  },
  '/politique-confidentialite': {
    'Données collectées': [
      'Que savez-vous de moi ?',
      'Quelles données récupérez-vous ?',
      'Récupérez-vous mon IP ?',
      'Ce que j’écris ici est-il gardé ?',
      'Gardez-vous ce que j’écris ?',
      'Gardez-vous mes messages ?',
      'Gardez-vous la conversation ?',
      'La conversation est-elle enregistrée ?',
      'Est-ce que vous enregistrez ce chat ?',
      'Est-ce anonyme ?',
      'Faut-il donner son téléphone, son nom ?',
      'Le téléphone est-il obligatoire ?',
      'Je ne veux pas donner mon numéro',
      'Qui lit ce que je tape ici ?',
      'Espionnage'
    ],
    'Utilisation des données': [
      'Que faites-vous de mon mail ?',
      'Que devient mon e-mail ?',
      'Revente de données',
      'Vendez-vous mes infos ?',
      'À qui revendez-vous les données ?',
      'Mes données sont-elles vendues ?',
      'Allez-vous me spammer ?',
      'Je ne veux pas de pub',
      'Allez-vous m’appeler tous les jours, me harceler ?',
      'Démarchage, prospection',
      'Newsletter',
      'Mes données entraînent-elles ChatGPT ?'
    ],
    'Base légale': [
      'RGPD',
      'GDPR',
      'Conformité',
      'Conforme au RGPD',
      'Respect de la vie privée',
      'Consentement',
      'Pourquoi cocher une case ?',
      'La case à cocher',
      'Faut-il cocher la case ?',
      'Je ne suis plus d’accord'
    ],
    'Partage des données': [
      'Donnez-vous mon mail à quelqu’un d’autre ?',
      'Mon mail va-t-il finir ailleurs ?',
      'Qui voit mes infos ?',
      'À qui mon adresse mail est-elle donnée ?',
      'Partage de données',
      'Mon adresse va-t-elle chez vos partenaires ?',
      'Transmettez-vous mon numéro ?',
      'Sous-traitants des données'
    ],
    'Transferts hors de l’Union européenne': [
      'Données en Europe',
      'Données en France',
      'Données aux États-Unis, en Chine',
      'Mes données partent-elles à l’étranger ?'
    ],
    Sécurité: [
      'Sécurité',
      'Sécurisé',
      'Protection des données',
      'Protéger les données',
      'Chiffrement',
      'Est-ce chiffré ?',
      'Et si vous êtes piratés ?',
      'Peur du piratage',
      'security, data protection'
    ],
    'Durée de conservation': [
      'Durée de conservation',
      'Combien de temps gardez-vous les coordonnées ?',
      'Conservation des coordonnées',
      'Garder mes coordonnées combien de temps ?',
      'Gardez-vous mes données à vie ?',
      'Au bout de combien de temps effacez-vous ?',
      'Archives'
    ],
    'Vos droits': [
      'Être rayé, radié de votre fichier',
      'Mes droits',
      'Effacer mon adresse e-mail',
      'Effacer mon adresse de vos fichiers',
      'Enlever mon nom de vos fichiers',
      'Supprimer mon numéro',
      'Effacez tout ce que vous avez sur moi',
      'Supprimez-moi',
      'Supprimez mes informations',
      'Enlevez mes infos',
      'Je regrette d’avoir laissé mon adresse',
      'Me désinscrire',
      'Récupérer mes données',
      'CNIL',
      'Joindre la CNIL',
      'Me plaindre à la CNIL',
      'delete my data, GDPR rights'
    ],
    'Cookies et stockage local': [
      'Traceurs',
      'Traceurs sur le site',
      'Statistiques de visites',
      'Navigateur',
      'Do Not Track'
    ],
    'Nous contacter': ['DPO', 'Courrier', 'Écrire une lettre', 'Responsable des données']
  },
  '/conditions-utilisation': {
    Objet: ['Devis', 'Contrat', 'Avoir un devis', 'Recevoir un devis', 'Je voudrais un devis', 'quote'],
    'Accès au site': ['Site payant', 'Créer un compte', 'S’inscrire'],
    'Code d’accès': [
      'Code',
      'Code d’accès',
      'Identifiant',
      'Avoir le code',
      'Je n’arrive pas à me connecter',
      'J’ai oublié le code'
    ],
    'Services proposés': [
      'Es-tu un robot ?',
      'Tu es un robot ?',
      'T’es une IA ?',
      'T’es une vraie personne ?',
      'Qui es-tu ?',
      'Une personne ou un programme ?',
      'Est-ce un programme qui m’écrit ?',
      'Est-ce une vraie personne qui m’écrit, qui me répond ?',
      'Est-ce une machine qui me répond ?',
      'Que des machines, ou des gens ?',
      'Y a-t-il quelqu’un ?',
      'Es-tu ChatGPT ?',
      'are you a bot, human'
    ],
    'Engagements du visiteur': ['Règles du site', 'Interdit'],
    'Droit applicable et litiges': ['Litige', 'Pas d’accord avec vous', 'Porter plainte contre vous']
  },
  '/accessibilite': {
    'Déclaration d’accessibilité': ['Accessibilité', 'Accessibilité du site'],
    'Notre engagement': [
      'Le site est-il accessible aux personnes handicapées ?',
      'Handicap',
      'Naviguer au clavier',
      'Malvoyant, aveugle',
      'Ma vue baisse, je vois mal',
      'Lecteur d’écran',
      'Le site peut-il être lu à voix haute ?',
      'Accessible aux malvoyants'
    ],
    'État de conformité': ['RGAA', 'Conformité au RGAA'],
    'Résultats des tests': ['Audit d’accessibilité', 'Taux de conformité au RGAA'],
    'Retour d’information et contact': [
      'Je n’arrive pas à lire le site',
      'Signaler un problème d’accessibilité',
      'Une page que je ne peux pas lire'
    ],
    'Voies de recours': ['Défenseur des droits']
  }
}
