import type { Topic } from '@site/contracts/articles/article-subject'

/** What each topic is called, and what its page is about: under its title, and to search engines. */
export const topicCopy: Record<Topic, { name: string; about: string }> = {
  methode: {
    name: 'Méthode et projets',
    about:
      'Par où commencer, que mesurer, à qui confier le travail : la conduite d’un projet d’IA, de l’audit aux premières semaines de service.'
  },
  hotellerie: {
    name: 'Hôtellerie et restauration',
    about:
      'Tarifs, annulations, avis, accueil en plusieurs langues, cuisine : ce que l’IA change dans un hôtel ou un restaurant, et ce qu’elle laisse aux équipes.'
  },
  evenementiel: {
    name: 'Événements et plannings',
    about:
      'Extras, saisonniers, séminaires : réunir les bonnes personnes à la bonne heure sans y passer la semaine.'
  },
  gestion: {
    name: 'Comptabilité et gestion',
    about: 'Factures, rapprochements, clôtures, budgets : moins de ressaisie, et des écarts qui s’expliquent.'
  },
  clients: {
    name: 'Trouver des clients',
    about:
      'Référencement local, devis, appels d’offres, premiers échanges : être trouvé, répondre vite et relire ce qui part.'
  },
  chatbots: {
    name: 'Chatbots et modèles',
    about:
      'Chatbots, recherche dans vos documents, choix d’un modèle, consignes : comment ces outils fonctionnent et comment les mettre au travail.'
  },
  bureau: {
    name: 'Tâches de bureau',
    about:
      'E-mails, comptes rendus, procédures, saisies : les tâches de tous les jours qui s’automatisent, et la façon de s’y prendre.'
  },
  formation: {
    name: 'Former les équipes',
    about:
      'Apprendre à se servir de l’IA, la faire adopter, n’oublier personne : ce qui marche avec de vraies équipes.'
  },
  donnees: {
    name: 'Données et règles',
    about:
      'RGPD, règlement européen sur l’IA, sécurité, qualité des données : ce qu’il faut savoir avant de confier un fichier à un outil.'
  }
}
