import type { Topic } from '@site/contracts/articles/article-subject'
import { topicPath } from '@site/contracts/blog/topics'
import { inTurn } from './random.ts'

/** What the articles of a topic are on, after « sur ». */
const WORDS: Record<Topic, string> = {
  methode: 'la conduite d’un projet d’IA',
  hotellerie: 'l’hôtellerie et la restauration',
  evenementiel: 'les événements et les plannings',
  gestion: 'la comptabilité et la gestion',
  clients: 'la recherche de clients',
  chatbots: 'les chatbots et les modèles',
  bureau: 'les tâches de bureau',
  formation: 'la formation des équipes',
  donnees: 'les données et leurs règles'
}

const SENTENCES: ((link: (words: string) => string, about: string) => string)[] = [
  (link, about) => `Sur un thème voisin, lisez ${link(`nos autres articles sur ${about}`)}.`,
  (link, about) => `Nous en avons écrit d’autres : ${link(`tous ceux sur ${about}`)}.`,
  (link, about) => `Pour prolonger la lecture : ${link(`ce que nous publions sur ${about}`)}.`,
  (link, about) => `La suite est à côté, dans ${link(`nos pages sur ${about}`)}.`,
  (link, about) => `D’autres cas, d’autres métiers : ${link(`nos articles sur ${about}`)}.`,
  (link, about) => `Ce texte a des voisins : ${link(`ceux sur ${about}`)}.`,
  (link, about) => `À feuilleter ensuite : ${link(`notre rayon sur ${about}`)}.`,
  (link, about) => `Le reste du dossier se trouve parmi ${link(`nos lectures sur ${about}`)}.`,
  (link, about) => `Si le sujet vous retient, voyez ${link(`les autres textes sur ${about}`)}.`,
  (link, about) => `Tout n’est pas dans cette page : ${link(`le rayon sur ${about}`)} complète.`,
  (link, about) => `Une autre entrée sur le même terrain : ${link(`nos textes sur ${about}`)}.`,
  (link, about) => `Le blog y revient souvent, ${link(`dans ses pages sur ${about}`)}.`,
  (link, about) => `Pour comparer avec d’autres situations : ${link(`les articles sur ${about}`)}.`,
  (link, about) => `D’autres commencent par là : ${link(`tout sur ${about}`)}.`,
  (link, about) => `Ces lignes prennent place parmi ${link(`celles sur ${about}`)}.`,
  (link, about) => `Il reste à lire : ${link(`la suite de nos articles sur ${about}`)}.`,
  (link, about) => `Même famille, autres questions : ${link(`le blog sur ${about}`)}.`,
  (link, about) => `À garder pour une autre fois : ${link(`ce que nous avons écrit sur ${about}`)}.`,
  (link, about) => `Le même terrain, vu d’ailleurs : ${link(`nos autres pages sur ${about}`)}.`
]

/** A sentence with a link to the articles of this topic: their page is there once an article of it is published. */
export function sayNeighbours(topic: Topic, turn: number): string {
  return inTurn(SENTENCES, turn)((words) => `[${words}](${topicPath(topic)})`, WORDS[topic])
}
