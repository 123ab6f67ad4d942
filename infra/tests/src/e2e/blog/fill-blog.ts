const PARAGRAPH =
  '<p>Chaque matin, la réception relit les réponses préparées dans la nuit, en corrige deux sur dix et envoie les autres. Ce tri prend vingt minutes au lieu de deux heures.</p>'

/** An article of about 1,000 words, as the generator writes them. */
export const buildContent = (number: number) =>
  Array.from(
    { length: 8 },
    (_, part) => `<h2>Partie ${part + 1} du sujet ${number}</h2>${PARAGRAPH.repeat(4)}`
  ).join('')

/** Publishes `count` articles through the API, a few at a time. @throws an Error for an answer that is no success */
export async function fillBlog(url: string, code: string, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const publish = async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const title = `Sujet ${number} : une semaine d’essais à la réception, et ce qui a changé`
      const answer = await fetch(`${url}/api/blog`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ title, content: buildContent(number), imageUrl: null, adminCode: code })
      })
      if (!answer.ok) throw new Error(`POST /api/blog: ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: 4 }, publish))
}
