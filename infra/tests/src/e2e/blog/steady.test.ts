import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { settle } from '../../harness/accessibility.ts'
import { DESKTOP, MOBILE, untilPainted } from '../../harness/browser.ts'
import { observeShifts, readShifts } from '../../harness/layout-shift.ts'
import { buildContact, createArticle, makeCode, sendContact } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import { prepareBlogSite } from './blog-fixture.ts'
import { draftsApi } from './drafts-api.ts'

const check = prepareBlogSite()

const SIZES = [DESKTOP, { viewport: { width: 1366, height: 768 } }, MOBILE]

/** What all the shifts of a page may add up to, those just after a press or a key among them. */
const AT_MOST = 0.01

/**
 * Gives the answers of the API one after the other, each once what the one before it brought has been painted: so none hides what
 * another one moves. Says how many are still to come.
 */
async function answerInTurn(page: Page): Promise<() => number> {
  let turn = Promise.resolve()
  let awaited = 0
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && pathname !== '/api/live',
    async (route) => {
      awaited += 1
      const answer = await route.fetch()
      turn = turn.then(async () => {
        await route.fulfill({ response: answer })
        await untilPainted(page)
        awaited -= 1
      })
      await turn
    }
  )
  return () => awaited
}

/** Waits until everything is there and stands still, and says what moved until then. */
async function readMoves(page: Page, awaited: () => number): Promise<{ sum: number; told: string }> {
  await page.getByText('En direct').waitFor()
  await page.evaluate(() => document.fonts.ready)
  await until('every answer to be there', () => awaited() === 0)
  await settle(page)
  await untilPainted(page)
  const shifts = await readShifts(page)
  const told = shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join('; ')}`).join('\n')
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), told }
}

/** Something of everything that the portal and the lists show. */
async function fill(url: string, code: string): Promise<number> {
  for (let nth = 0; nth < 4; nth += 1) expect(await sendContact(url, buildContact())).toBe(201)
  await draftsApi(url, code).begin({ title: 'Un brouillon', content: '<p>Pas fini.</p>' })
  return (await createArticle(url, code, 'Un article qui ne bouge pas')).id
}

for (const whose of ['the shared code', 'a code with a name'])
  check(`ADMIN-33 moves nothing of the portal after ${whose} has let in`, async ({ open, url, code }) => {
    await fill(url, code)
    const typed = whose === 'the shared code' ? code : await makeCode(url, code, 'Camille', ['all'])
    for (const options of SIZES) {
      let awaited = () => 0
      const prepare = async (page: Page) => {
        await observeShifts(page)
        awaited = await answerInTurn(page)
      }
      const { page, context } = await open('/admin', prepare, options)
      await page.getByLabel("Code d'accès").fill(typed)
      await page.getByRole('button', { name: 'Accéder' }).click()
      const week = page.getByRole('region', { name: 'Votre semaine' })
      await week.waitFor()
      const { width } = options.viewport
      const come = await readMoves(page, awaited)
      expect(come.sum, `at ${width} px:\n${come.told}`).toBeLessThanOrEqual(AT_MOST)
      if (width >= 1240) {
        expect(await sendContact(url, buildContact())).toBe(201)
        await week.getByRole('link', { name: /nouveaux? contacts?/ }).waitFor()
        const later = await readMoves(page, awaited)
        expect(later.sum, `as a lead comes at ${width} px:\n${later.told}`).toBeLessThanOrEqual(AT_MOST)
      }
      await context.close()
    }
  })

for (const options of SIZES)
  check(
    `ADMIN-33 moves nothing as the screens come, ${options.viewport.width} px`,
    async ({ open, url, code, admin }) => {
      const id = await fill(url, code)
      const screens = [
        ...['manage', 'leads', 'auto', 'create', `edit/${id}`, `revisions/${id}`],
        ...['suspects', 'persons', 'audience', 'deliveries', 'questions', 'codes', 'tokens']
      ]
      const moves: string[] = []
      for (const screen of screens) {
        let awaited = () => 0
        const prepare = async (page: Page) => {
          await observeShifts(page)
          awaited = await answerInTurn(page)
        }
        const { page, context } = await open(admin(`/admin/${screen}`), prepare, options)
        const { sum, told } = await readMoves(page, awaited)
        if (sum > AT_MOST) moves.push(`${screen}, ${sum.toFixed(4)}:\n${told}`)
        await context.close()
      }
      expect(moves).toEqual([])
    }
  )
