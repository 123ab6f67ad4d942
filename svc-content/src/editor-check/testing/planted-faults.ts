import type { CHECKS } from '@site/contracts/operations/draft-reading'
import type { Draft } from '../../writers/draft/article-writer.ts'

type Plain = Pick<Draft, 'title' | 'content'>

/** A fault as a hurried writer or a model makes it, planted in a draft that has none. */
export interface PlantedFault {
  kind: (typeof CHECKS)[number]
  name: string
  plant: (draft: Plain, other: Plain) => Plain
}

/** Adds `sentence` to the end of the `nth` paragraph that holds more than a line. */
const says =
  (nth: number, sentence: string) =>
  ({ title, content }: Plain): Plain => {
    let seen = 0
    return {
      title,
      content: content.replace(/(<p>[^<]{80,}[\s\S]*?)<\/p>/g, (whole, start: string) => {
        seen += 1
        return seen === nth ? `${start} ${sentence}</p>` : whole
      })
    }
  }

/** Puts `html` before the `nth` h2. */
const holds =
  (nth: number, html: string) =>
  ({ title, content }: Plain): Plain => {
    const parts = content.split('<h2>')
    const before = parts.slice(0, nth).join('<h2>')
    return { title, content: `${before}${html}<h2>${parts.slice(nth).join('<h2>')}` }
  }

const titled =
  (title: string) =>
  ({ content }: Plain): Plain => ({ title, content })

const edited =
  (edit: (content: string) => string) =>
  ({ title, content }: Plain): Plain => ({ title, content: edit(content) })

const paragraphs = (html: string) => html.match(/<(p|h2|h3|ul|ol|table|blockquote)>[\s\S]*?<\/\1>/g) ?? []

/** Sixty faults, spread over what the gate reads for. */
export const plantedFaults: readonly PlantedFault[] = [
  // Figures and dates that nobody gave.
  ...[
    'Près de 68\u202f% des hôteliers déclarent déjà s’en servir chaque semaine.',
    'Le retour sur investissement moyen atteint 320\u202f% dès la première année.',
    'Un établissement de taille moyenne y perd 14\u202f500\u202f€ par an.',
    'Quatre entreprises sur cinq ont abandonné leur premier projet.',
    'Le marché pèsera 4,7 milliards d’euros en France.',
    'Les équipes équipées répondent trois fois plus vite et font deux fois moins d’erreurs.',
    'Depuis mars 2023, cette pratique s’est généralisée dans toute la profession.',
    'Nos clients gagnent en moyenne douze heures par semaine.',
    'Plus de 12\u202f000 établissements ont franchi le pas.',
    'Deux tiers des salariés se disent rassurés au bout d’un mois.'
  ].map((sentence, index) => ({
    kind: 'figures' as const,
    name: sentence,
    plant: says(1 + (index % 4), sentence)
  })),
  // Words put into somebody's mouth.
  ...[
    '«\u00a0Nous avons retrouvé nos week-ends en moins d’un mois\u00a0», confie Sophie Martel, directrice d’un hôtel lyonnais.',
    'Un directeur d’hôtel nous confiait récemment que son équipe ne reviendrait jamais en arrière.',
    'Comme l’explique Marc Delorme, responsable d’exploitation\u00a0: «\u00a0l’outil nous a rendu le temps de parler aux clients\u00a0».',
    'Notre cliente résume ainsi l’expérience\u00a0: «\u00a0je ne travaillerai plus jamais sans cet assistant\u00a0».',
    'Selon Julie Perrin, consultante, «\u00a0la moitié du métier est déjà automatisable aujourd’hui\u00a0».'
  ].map((sentence, index) => ({
    kind: 'quotations' as const,
    name: sentence,
    plant: says(1 + (index % 3), sentence)
  })),
  {
    kind: 'quotations',
    name: 'a testimony in a blockquote',
    plant: holds(
      2,
      '<blockquote><p>Depuis la mise en place, mon équipe respire et nos clients le remarquent à chaque séjour. Claire B., gérante</p></blockquote>'
    )
  },
  // Studies, institutes, experts.
  ...[
    'Selon une étude récente menée auprès de professionnels du secteur, cette approche change tout.',
    'Une enquête publiée par le cabinet Hexagone Conseil le confirme.',
    'D’après Gartner, cette tendance va s’accélérer.',
    'Les experts s’accordent à dire que l’avenir appartient à ces outils.',
    'Plusieurs recherches universitaires montrent que la fatigue diminue nettement.',
    'Des chercheurs de l’université de Stanford ont établi que l’attention remonte.',
    'Le dernier baromètre du numérique hôtelier révèle un retard français.'
  ].map((sentence, index) => ({
    kind: 'sources' as const,
    name: sentence,
    plant: says(1 + (index % 4), sentence)
  })),
  // What exists already.
  {
    kind: 'likeness',
    name: 'the text of another article under a new title',
    plant: ({ title }, other) => ({ title, content: other.content })
  },
  {
    kind: 'likeness',
    name: 'another article with one word in ten replaced',
    plant: ({ title }, other) => {
      let count = 0
      return {
        title,
        content: other.content.replace(/(?<=\s)\p{Ll}{6,}(?=\s)/gu, (word) =>
          ++count % 4 === 0 ? 'simplement' : word
        )
      }
    }
  },
  {
    kind: 'likeness',
    name: 'another article whose sections changed places',
    plant: ({ title }, other) => {
      const [lead = '', ...sections] = other.content.split('<h2>')
      return { title, content: `${lead}<h2>${[...sections.slice(2), ...sections.slice(0, 2)].join('<h2>')}` }
    }
  },
  {
    kind: 'likeness',
    name: 'four fifths of another article with a lead of its own',
    plant: ({ title, content }, other) => ({
      title,
      content: `${paragraphs(content)[0]}${paragraphs(other.content).slice(1).join('\n')}`
    })
  },
  {
    kind: 'likeness',
    name: 'the title of another article, in other words order',
    plant: ({ content }, other) => ({
      title: other.title
        .split(/\s?[:,]\s/)
        .reverse()
        .join(', '),
      content
    })
  },
  {
    kind: 'likeness',
    name: 'a paragraph that comes twice',
    plant: edited((content) => {
      const long = paragraphs(content).find((one) => one.length > 250) ?? ''
      return content.replace(/<h2>(?![\s\S]*<h2>)/, `${long}<h2>`)
    })
  },
  // Links that lead nowhere.
  ...[
    'Voyez <a href="/article/99999">notre article sur le sujet</a>.',
    'Tout est dit sur <a href="/tarifs">notre page de tarifs</a>.',
    'Le texte complet est <a href="https://mort.example.fr/guide">dans ce guide</a>.',
    'La règle est <a href="http://cnil.fr/">sur ce site</a>.',
    'Un exemple figure <a href="https://192.168.1.10/rapport">dans ce rapport</a>.'
  ].map((sentence, index) => ({
    kind: 'links' as const,
    name: sentence,
    plant: says(1 + (index % 3), sentence)
  })),
  // Typography.
  {
    kind: 'typography',
    name: 'straight apostrophes',
    plant: edited((content) => content.replaceAll('’', "'"))
  },
  {
    kind: 'typography',
    name: 'English quotation marks',
    plant: edited((content) => content.replace(/<p>(\p{L}+) (\p{L}+) /gu, '<p>“$1 $2” '))
  },
  {
    kind: 'typography',
    name: 'ordinary spaces before : ; ! ?',
    plant: edited((content) => content.replace(/[\u00a0\u202f](?=[:;!?»])/g, ' '))
  },
  {
    kind: 'typography',
    name: 'no space before : ; ! ?',
    plant: edited((content) => content.replace(/[\u00a0\u202f](?=[:;!?»])/g, ''))
  },
  {
    kind: 'typography',
    name: 'three dots and spaces that are doubled',
    plant: edited((content) => content.replace(/\. (?=\p{Lu})/gu, '...  '))
  },
  // Length.
  {
    kind: 'length',
    name: 'half an article',
    plant: edited((content) => content.split('<h2>').slice(0, 4).join('<h2>'))
  },
  {
    kind: 'length',
    name: 'two articles in one',
    plant: ({ title, content }, other) => ({ title, content: `${content}${other.content}` })
  },
  {
    kind: 'length',
    name: 'a title as long as a paragraph',
    plant: ({ title, content }) => ({
      title: `${title}, ou comment une équipe apprend à s’organiser autrement au fil des semaines sans jamais perdre de vue ce qui compte`,
      content
    })
  },
  {
    kind: 'length',
    name: 'one paragraph without end',
    plant: edited((content) => {
      const all = content.match(/(?<=<p>)[\s\S]*?(?=<\/p>)/g) ?? []
      return content.replace(/<p>[\s\S]*?<\/p>/, `<p>${all.slice(0, 8).join(' ')}</p>`)
    })
  },
  // Titles that the text does not keep.
  ...[
    'Cinquante astuces pour gagner du temps à la réception',
    'Dix-sept raisons de s’y mettre avant la saison',
    '14 étapes pour réussir sans consultant',
    'Recettes de homard bleu et cuissons basse température',
    'Fiscalité des plus-values immobilières en location meublée'
  ].map((title) => ({ kind: 'promise' as const, name: title, plant: titled(title) })),
  // Structure.
  {
    kind: 'structure',
    name: 'no headings',
    plant: edited((content) => content.replace(/<h2>[^<]*<\/h2>\n?/g, ''))
  },
  {
    kind: 'structure',
    name: 'a heading without a text',
    plant: edited((content) => content.replace('<h2>', '<h2>Les bénéfices</h2>\n<h2>'))
  },
  {
    kind: 'structure',
    name: 'the end is missing',
    plant: edited(
      (content) =>
        `${content.slice(0, content.lastIndexOf('<p>'))}<p>Pour conclure, il faut surtout retenir que la</p>`
    )
  },
  {
    kind: 'structure',
    name: 'it begins with a heading',
    plant: edited((content) => content.replace(/^<p>[\s\S]*?<\/p>\n?/, ''))
  },
  {
    kind: 'structure',
    name: 'two headings that are the same',
    plant: edited((content) => {
      const headings = content.match(/<h2>[^<]*<\/h2>/g) ?? []
      return content.replace(headings[2] ?? '', headings[1] ?? '')
    })
  },
  // What a prompt leaves behind.
  ...[
    'En tant que modèle de langage, je ne dispose pas d’informations récentes sur ce point.',
    'Contactez [nom de l’entreprise] pour en savoir plus.',
    '**À retenir** pour la suite.',
    'J’espère que cet article répond à votre demande.'
  ].map((sentence, index) => ({
    kind: 'leftovers' as const,
    name: sentence,
    plant: says(1 + (index % 3), sentence)
  })),
  {
    kind: 'leftovers',
    name: 'a code fence around it',
    plant: edited((content) => `<p>\`\`\`html</p>${content}<p>\`\`\`</p>`)
  },
  {
    kind: 'leftovers',
    name: 'the words of the assistant before it',
    plant: edited(
      (content) =>
        `<p>Bien sûr\u202f! Voici l’article demandé, optimisé pour le référencement naturel, dans un ton concret et sans jargon inutile.</p>${content}`
    )
  },
  {
    kind: 'leftovers',
    name: 'a slot that was not filled',
    plant: edited((content) => content.replace(/<h2>([^<]*)<\/h2>/, '<h2>$1\u00a0: {topic}</h2>'))
  }
]
