import { expect, it } from 'vitest'
import { passageAddress } from './passage-address.ts'

const at = (path: string, anchor: string | null, sentence: string) =>
  passageAddress({ path, anchor, page: '', heading: '', blocks: [] }, [sentence])

it('names the anchor and a short sentence as a whole', () => {
  expect(at('/', 'faq', 'Non, en deux\u00a0semaines.')).toBe('/#faq:~:text=Non%2C%20en%20deux%C2%A0semaines.')
})

it('names a long sentence by its ends, hyphens written out', () => {
  expect(at('/article/7', null, 'Un rendez-vous de trente minutes suffit pour savoir où vous en êtes.')).toBe(
    '/article/7#:~:text=Un%20rendez%2Dvous%20de%20trente,o%C3%B9%20vous%20en%20%C3%AAtes.'
  )
})

it('names the longest piece of what stands apart on the page', () => {
  expect(at('/', null, '70\u00a0%\u2002de temps gagné')).toBe('/#:~:text=de%20temps%20gagn%C3%A9')
  expect(at('/', null, 'Visites\u00a0·\u200225 mois au plus')).toBe('/#:~:text=25%20mois%20au%20plus')
})
