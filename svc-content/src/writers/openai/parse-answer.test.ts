import { expect, it } from 'vitest'
import { checkDraft } from '../draft/check-draft.ts'
import { parseAnswer } from './parse-answer.ts'

const draft = { title: 'Titre', content: '<p>Texte</p>' }
const json = JSON.stringify(draft)

it.each([
  ['alone', json],
  ['after reflections', `<think>{"title"…}</think>\n${json}<think>encore</think>`],
  ['in a fence', `Voici :\n\`\`\`json\n${json}\n\`\`\`\nVoilà {…}.`],
  ['in a plain fence, after another', `\`\`\`js\nconst a = 1\n\`\`\`\n\`\`\`\n${json}\n\`\`\``],
  ['between words', `Voici ${json} et voilà.`]
])('finds the article %s', (_, text) => {
  expect(parseAnswer(text)).toEqual(draft)
})

it.each(['<think>', '```\n', '\n', '{', '``` '])(
  'is done with 500 KB of %j at once',
  { timeout: 3000 },
  (piece) => {
    const start = piece === '\n' ? '```' : ''
    expect(parseAnswer(start + piece.repeat(Math.ceil(500_000 / piece.length)))).toBeNull()
  }
)

it.each(['<', '*"', '" '])(
  'checks a draft with a title and a text of 500 KB of %j at once',
  { timeout: 3000 },
  (piece) => {
    const long = `${piece.repeat(250_000)}x`
    expect(checkDraft({ title: long, content: long }, []).mistakes).not.toEqual([])
  }
)
