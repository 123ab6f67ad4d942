import type { Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findViolations, readAloud } from '../../harness/accessibility.ts'
import { MOBILE, untilPainted } from '../../harness/browser.ts'
import { focusedName, isFocused, isLocked, pauseClock, plain, soon } from '../../harness/page-state.ts'
import { until } from '../../harness/until.ts'
import { chatAndLeadsChecks } from '../chat/chat-fixture.ts'
import { fillLeads } from './fill-leads.ts'
import { holdAfterPoll, POLL, shownWithin } from './held-polls.ts'
import { ARRIVALS, keepPlace } from './keep-place.ts'
import {
  captureAll,
  countOf,
  download,
  emailsOf,
  leadsUrl,
  openLeads,
  PEOPLE,
  rowOf,
  rowsOf,
  searchOf,
  sourceOf
} from './leads-page.ts'

const check = chatAndLeadsChecks({ CONTACT_LIMIT_PER_MINUTE: '10000' })
const LEAD = {
  id: 1,
  timestamp: '2026-09-21T16:10:05.000Z',
  source: 'chat/nous-contacter',
  nom: 'Chat',
  prenom: 'Contact',
  email: 'une.personne@hotel-des-voyageurs.example',
  telephone: '+33 6 11 22 33 44',
  note: 'Contact depuis chat/nous-contacter',
  consent: true,
  pageUrl: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null
}
const NEWEST_FIRST = PEOPLE.map(({ email }) => email).reverse()
const COLUMNS = 'Date,Source,Nom,Prénom,Email,Téléphone,Note,Consent,UTM Source,Actions'.split(',')

/** How far the page's clock is pushed at a time, in milliseconds. */
const STEP = 100

const listRequests = (page: Awaited<ReturnType<typeof openLeads>>['page']) => {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === '/api/leads') requests.push(request)
  })
  return requests
}
/** Counts the page's own questions for the list, and their answers as the page has them; to be called before it is opened. */
async function watchPolls(page: Awaited<ReturnType<typeof openLeads>>['page']) {
  await page.addInitScript(() => {
    const polls = { begun: 0, answered: 0 }
    Object.assign(globalThis, { polls })
    const ask = window.fetch
    window.fetch = (...question) => {
      const answer = ask(...question)
      if (String(question[0]).startsWith('/api/leads?')) {
        polls.begun += 1
        const count = () => {
          polls.answered += 1
        }
        answer.then(count, count)
      }
      return answer
    }
  })
  const read = () =>
    page.evaluate(() => (globalThis as unknown as { polls: { begun: number; answered: number } }).polls)
  return {
    begun: async () => (await read()).begun,
    areAnswered: async () => {
      const { begun, answered } = await read()
      return begun === answered
    }
  }
}
const queryOf = (request: Request | undefined) =>
  Object.fromEntries(new URL(request?.url() ?? 'http://x').searchParams)

describe('what the lead screen shows', () => {
  check('LEADS-1 refuses without a code', async ({ visit, system }) => {
    const { page } = await visit()
    await page.goto(`${system.url}/admin/leads`)
    await page.getByText('Accès non autorisé', { exact: true }).waitFor()
    await page.getByRole('link', { name: /administration/i }).click()
    await page.waitForURL(`${system.url}/admin`)
  })

  check(
    'LEADS-7 says that nothing was found + LEADS-8 counts in French + LEADS-26 refuses to export nothing + LEADS-2 is titled + LEADS-3 has its ten columns',
    async (fixture) => {
      const { page } = await openLeads(fixture)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('MAIL ENREGISTRÉS')
      expect((await page.getByRole('columnheader').allTextContents()).map(plain)).toEqual(COLUMNS)
      await page.getByRole('cell', { name: 'Aucun résultat trouvé' }).waitFor()
      expect(await countOf(page)).toBe('0 résultat')
      let isDownloaded = false
      page.on('download', () => {
        isDownloaded = true
      })
      await page.getByRole('button', { name: 'Exporter CSV' }).click()
      await page.getByText('Aucune donnée à exporter').waitFor()
      await captureAll(fixture, PEOPLE.slice(0, 1))
      await soon(() => countOf(page)).toBe('1 résultat')
      await captureAll(fixture, PEOPLE.slice(1))
      await soon(() => countOf(page)).toBe('5 résultats')
      expect(isDownloaded).toBe(false)
    }
  )

  check(
    'LEADS-5 puts the newest first + LEADS-4 shows a lead + LEADS-11 sends the code in the query',
    async (fixture) => {
      const { page, complaints } = await fixture.visit()
      const requests = listRequests(page)
      await page.goto(leadsUrl(fixture.system))
      await soon(() => emailsOf(page)).toEqual(NEWEST_FIRST)
      expect(queryOf(requests[0])).toEqual({ adminCode: fixture.system.code, limit: '200' })
      const today = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(
        new Date()
      )
      const cells = async (email: string) =>
        (await rowOf(page, email).locator('th, td').allTextContents()).map(plain).slice(0, 9)
      expect(await cells('rdv@chat.example')).toEqual([
        expect.stringContaining(today.replace(/^1 /, '1er ')),
        'Chat - RDV',
        'Chat',
        'Contact',
        'rdv@chat.example',
        expect.any(String),
        'Contact depuis chat/prendre-rdv',
        'Non',
        'lettre'
      ])
      expect((await cells('ecrire@chat.example'))[1]).toBe('Chat - Contact')
      expect(await cells('paul@nuit.example')).toMatchObject({
        1: 'Pop-up',
        2: 'Éluard',
        3: 'Paul',
        7: 'Oui'
      })
      expect(complaints).toEqual([])
    }
  )

  check(
    'LEADS-9 searches + LEADS-10 filters by source + LEADS-6 says that it loads, not at each poll',
    async (fixture) => {
      const { page } = await openLeads(fixture)
      const requests = listRequests(page)
      expect(await searchOf(page).getAttribute('placeholder')).toBe('Rechercher par email, téléphone, nom…')
      await page.route('**/api/leads?*search=*', async (route) => {
        await page.getByText('Chargement...').waitFor()
        await route.continue()
      })
      await searchOf(page).fill('  eluard ')
      await soon(() => emailsOf(page)).toEqual(['paul@nuit.example'])
      expect(queryOf(requests.at(-1))).toMatchObject({ search: 'eluard' })
      expect(await countOf(page)).toBe('1 résultat')
      for (const [text, email] of [
        ['06 11 22', 'emile@mines.example'],
        ['GROUPE.exa', 'niels@groupe.example'],
        ['niels', 'niels@groupe.example']
      ] as const) {
        await searchOf(page).fill(text)
        await soon(() => emailsOf(page)).toEqual([email])
      }
      // A poll that came meanwhile still waits for a word that is not shown for it.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await searchOf(page).fill('  ')
      await soon(() => emailsOf(page)).toEqual(NEWEST_FIRST)
      expect(queryOf(requests.at(-1))).not.toHaveProperty('search')
      const choices = (await sourceOf(page).locator('option').allTextContents()).map(plain)
      expect(choices.slice(1)).toEqual(['Chat - RDV', 'Chat - Contact', 'Pop-up'])
      for (const [label, source, count] of [
        ['Chat - RDV', 'chat/prendre-rdv', 1],
        ['Chat - Contact', 'chat/nous-contacter', 1],
        ['Pop-up', 'popup', 3]
      ] as const) {
        await sourceOf(page).selectOption({ label })
        await soon(() => rowsOf(page).count()).toBe(count)
        expect(queryOf(requests.at(-1))).toMatchObject({ source })
      }
      await sourceOf(page).selectOption('all')
      await soon(() => rowsOf(page).count()).toBe(5)
      expect(queryOf(requests.at(-1))).not.toHaveProperty('source')
    }
  )

  check(
    'LEADS-12 says that the list could not be had + LEADS-13 ends the polling at a wrong code',
    async (fixture) => {
      const { page } = await fixture.visit()
      await page.clock.install()
      let status = 500
      await page.route('**/api/leads?*', (route) =>
        status === 200 ? route.continue() : route.fulfill({ status, json: { message: 'non' } })
      )
      const requests = listRequests(page)
      await page.goto(leadsUrl(fixture.system))
      await page.getByText('Failed to fetch leads', { exact: true }).waitFor()
      await pauseClock(page)
      /** Polls until the answer that is on its way, and the next, have come. */
      const afterPolls = <T>(read: () => Promise<T>) =>
        soon(async () => {
          await page.clock.runFor(5000)
          return read()
        })
      status = 200
      await afterPolls(() => rowsOf(page).count()).toBe(5)
      expect(await page.getByText('Failed to fetch leads').count()).toBe(0)
      status = 401
      await afterPolls(() => page.getByText('Ce code d’accès est refusé.').count()).toBe(1)
      const count = requests.length
      await page.clock.runFor(60_000)
      expect(requests).toHaveLength(count)
    }
  )
})

describe('how the lead screen keeps up', () => {
  check('LEADS-19 leaves nothing in the browser', async (fixture) => {
    const { page } = await openLeads(fixture)
    await soon(() => rowsOf(page).count()).toBe(5)
    const stored = await page.evaluate(async () =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
        await caches.keys(),
        await indexedDB.databases()
      ])
    )
    expect(stored).not.toMatch(new RegExp(`${fixture.system.code}|example`))
  })

  check(
    'LEADS-14 is refreshed every 5 s + LEADS-15 costs a 304 while nothing changes + LEADS-6 says that it loads, not at each poll + LEADS-17 keeps focus, scroll and selection',
    async (fixture) => {
      const { page } = await fixture.visit()
      await page.clock.install()
      const polls = await watchPolls(page)
      const requests = listRequests(page)
      await page.goto(leadsUrl(fixture.system))
      await soon(() => rowsOf(page).count()).toBe(5)
      // The list is asked for once more when the stream opens.
      await page.getByText('En direct').waitFor()
      await pauseClock(page)
      // From a poll that has just been answered, by a clock that stands still, to the next. The answer may come within the step that asks.
      const begun = await polls.begun()
      while ((await polls.begun()) === begun) await page.clock.runFor(STEP)
      await soon(polls.areAnswered).toBe(true)
      const copy = rowOf(page, 'paul@nuit.example').getByRole('button', {
        name: 'Copier l’adresse paul@nuit.example'
      })
      await copy.focus()
      await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') as Element))
      await page.clock.runFor(POLL - STEP - 1)
      expect(await polls.begun()).toBe(begun + 1)
      await page.clock.runFor(STEP + 1)
      expect(await polls.begun()).toBe(begun + 2)
      await soon(polls.areAnswered).toBe(true)
      expect((await requests.at(-1)?.response())?.status()).toBe(304)
      await page.clock.runFor(POLL)
      expect(await polls.begun()).toBe(begun + 3)
      expect(await page.getByText('Chargement...').count()).toBe(0)
      expect(await isFocused(copy)).toBe(true)
      expect(await page.evaluate(() => getSelection()?.toString())).toBe('MAIL ENREGISTRÉS')
    }
  )

  check(
    'LEADS-16 shows a new lead within a second + LEADS-18 marks what came while nobody looked + LEADS-17 keeps focus, scroll and selection',
    async (fixture) => {
      const { page } = await fixture.visit()
      await page.clock.install()
      await page.goto(leadsUrl(fixture.system))
      await soon(() => rowsOf(page).count()).toBe(5)
      await page.getByText('En direct').waitFor()
      const title = await page.title()
      const copy = rowOf(page, 'paul@nuit.example').getByRole('button').first()
      await copy.focus()
      await setShown(page, false)
      /** Within a second by the page's own clock, however busy the machine is. */
      const arrive = async (email: string) => {
        await holdAfterPoll(page)
        await captureAll(fixture, [{ email }])
        await shownWithin(page, email, 1000)
        await page.clock.resume()
      }
      await arrive('nouveau@live.example')
      expect(await isFocused(copy)).toBe(true)
      await soon(() => page.title()).toBe(`(1) ${title}`)
      await arrive('second@live.example')
      await soon(() => page.title()).toBe(`(2) ${title}`)
      expect(plain(await page.getByRole('button', { name: /nouveaux/ }).textContent())).toBe(
        '2 nouveaux leads'
      )
      expect(plain(await rowOf(page, 'nouveau@live.example').getByRole('rowheader').textContent())).toMatch(
        /^Nouveau/
      )
      expect(await rowOf(page, 'paul@nuit.example').getByText('Nouveau').count()).toBe(0)
      await setShown(page, true)
      await soon(() => page.title()).toBe(title)
      expect(await page.getByText('Nouveau', { exact: true }).count()).toBe(0)
    }
  )
})

/** The tab is in front, or behind another. */
const setShown = (page: Awaited<ReturnType<typeof openLeads>>['page'], isShown: boolean) =>
  page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', {
      value: shown ? 'visible' : 'hidden',
      configurable: true
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isShown)

describe('what the lead screen does', () => {
  check('LEADS-20 copies e-mail and phone number', async (fixture) => {
    const { page, context } = await openLeads(fixture)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const [name, text] of [
      ['Copier l’adresse emile@mines.example', 'emile@mines.example'],
      ['Copier le numéro +33 6 11 22 33 44', '+33 6 11 22 33 44']
    ] as const) {
      await page.getByRole('button', { name }).click()
      await page.getByText('Le texte a été copié dans le presse-papiers.', { exact: true }).waitFor()
      // The line of the one before may still stand there.
      await soon(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    }
  })

  check('LEADS-24 exports twelve columns + LEADS-25 says that the file was downloaded', async (fixture) => {
    const { page } = await openLeads(fixture)
    const press = () => page.getByRole('button', { name: 'Exporter CSV' }).click()
    const { name, text } = await download(page, press)
    await page.getByText('Le fichier CSV a été téléchargé.', { exact: true }).waitFor()
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date())
    expect(name).toBe(`leads-${day}.csv`)
    const [header] = text.split('\r\n')
    expect(header).toBe(
      '\uFEFF"Date","Source","Nom","Prénom","Email","Téléphone","Note","Consent","Page","UTM Source","UTM Medium","UTM Campaign"'
    )
    expect(text).toContain('"\'=1+1 ""oui"",\nà bientôt"')
    expect(text).toContain('"+33 6 11 22 33 44"')
    expect(text).toMatch(/"Éluard","Paul","paul@nuit\.example","","[^"]*","Oui"/)
    expect(text).toContain('"https://lucarne.example/seo?utm_source=lettre","lettre","",""')
    await searchOf(page).fill('eluard')
    await soon(() => rowsOf(page).count()).toBe(1)
    expect((await download(page, press)).text.trim().split('\r\n')).toHaveLength(2)
  })

  check(
    'LEADS-21 asks before it deletes + LEADS-22 deletes + LEADS-23 says that it could not be deleted + LEADS-40 has nothing that axe finds',
    async (fixture) => {
      const { page } = await openLeads(fixture)
      const total = await rowsOf(page).count()
      const dialog = page.getByRole('dialog', { name: 'Confirmer la suppression' })
      const ask = (email: string) => page.getByRole('button', { name: `Supprimer le lead ${email}` })
      await ask('second@live.example').click()
      await dialog.getByText('Êtes-vous sûr de vouloir supprimer ce lead ?', { exact: true }).waitFor()
      await soon(() => isLocked(page)).toBe(true)
      expect(await findViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Annuler' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await soon(() => isFocused(ask('second@live.example'))).toBe(true)
      expect(await rowsOf(page).count()).toBe(total)

      await page.route(
        /\/api\/leads\/\d+$/,
        (route) => route.fulfill({ status: 500, json: { message: 'non' } }),
        {
          times: 1
        }
      )
      await page.keyboard.press('Enter')
      await dialog.getByRole('button', { name: 'Supprimer' }).click()
      await page.getByText('Impossible de supprimer le lead', { exact: true }).waitFor()
      await dialog.waitFor({ state: 'hidden' })

      await ask('second@live.example').click()
      const request = page.waitForRequest((one) => one.method() === 'DELETE')
      await dialog.getByRole('button', { name: 'Supprimer' }).click()
      await page.getByText('Lead supprimé avec succès', { exact: true }).waitFor()
      expect((await request).postDataJSON()).toEqual({ adminCode: fixture.system.code })
      expect(new URL((await request).url()).pathname).toMatch(/^\/api\/leads\/\d+$/)
      await soon(() => rowOf(page, 'second@live.example').count()).toBe(0)
      await soon(() => countOf(page)).toBe(`${total - 1} résultats`)
      // The keyboard goes on from the row that took its place.
      await soon(() => isFocused(rowOf(page, 'nouveau@live.example'))).toBe(true)
    }
  )

  check(
    'LEADS-27 sorts by each column + LEADS-47 finds the list as it was after a reload, and on the way back',
    async (fixture) => {
      const { page } = await openLeads(fixture)
      const column = (name: string) => page.getByRole('columnheader', { name, exact: true })
      const firstCells = async (place: number) =>
        (await rowsOf(page).locator(`:nth-child(${place})`).allTextContents()).map(plain)
      expect(await column('Date').getAttribute('aria-sort')).toBe('descending')
      await column('Nom').getByRole('button').click()
      await soon(() => column('Nom').getAttribute('aria-sort')).toBe('ascending')
      expect(await column('Date').getAttribute('aria-sort')).toBe('none')
      await soon(async () => (await emailsOf(page))[0]).toBe('niels@groupe.example')
      await soon(async () => (await emailsOf(page)).at(-1)).toBe('emile@mines.example')
      await column('Nom').getByRole('button').click()
      await soon(async () => (await emailsOf(page))[0]).toBe('emile@mines.example')
      for (const name of COLUMNS.slice(0, 9)) {
        await column(name).getByRole('button').click()
        await soon(() => column(name).getAttribute('aria-sort'), name).not.toBe('none')
      }
      expect(await column('Actions').getByRole('button').count()).toBe(0)
      await column('Email').getByRole('button').click()
      await soon(async () => {
        const emails = await emailsOf(page)
        return String(emails) === String(emails.toSorted())
      }).toBe(true)
      expect((await firstCells(5)).length).toBe(await rowsOf(page).count())

      const isAsItWas = async () => {
        await soon(() => searchOf(page).inputValue()).toBe('chat.example')
        await soon(() => emailsOf(page)).toEqual(['ecrire@chat.example'])
        expect(await sourceOf(page).inputValue()).toBe('chat/nous-contacter')
        expect(await column('Email').getAttribute('aria-sort')).toBe('ascending')
        expect(decodeURIComponent(page.url())).not.toContain('chat.example')
      }
      await sourceOf(page).selectOption('chat/nous-contacter')
      await searchOf(page).fill('chat.example')
      await soon(() => page.evaluate(() => history.state.leads.filter.search)).toBe('chat.example')
      await isAsItWas()
      await page.reload()
      await isAsItWas()
      await page.getByRole('link', { name: 'Provenance', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'MAIL ENREGISTRÉS' }).waitFor({ state: 'detached' })
      await page.goBack()
      await isAsItWas()
    }
  )

  check(
    'LEADS-28 has shortcuts that can be switched off + LEADS-45 leads out of the search by one key + LEADS-20 says that there is no number + LEADS-29 works by keyboard alone + LEADS-40 has nothing that axe finds',
    async (fixture) => {
      const { page, context } = await openLeads(fixture)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const help = page.getByRole('dialog', { name: 'Raccourcis clavier' })
      await page.keyboard.press('?')
      await help.waitFor()
      const keysOf = (name: string) =>
        help
          .locator('section')
          .filter({ has: page.getByRole('heading', { name, exact: true }) })
          .locator('dt')
          .allTextContents()
      expect(await keysOf('Liste des leads')).toEqual(['/', 'J', 'K', 'C', 'T', 'Suppr', 'N', 'E'])
      expect(await keysOf('Sélection des leads')).toEqual(['Entrée', 'X', '.'])
      const inSheet = await keysOf('Suivi d’un lead, fiche ouverte')
      expect(inSheet).toEqual(['1', '2', '3', '4', '5', 'A', 'R', 'N', 'J', 'K', 'Échap'])
      expect((await keysOf('Partout')).map(plain)).toContain('?')
      expect(await findViolations(page)).toEqual([])
      await page.keyboard.press('j')
      await page.keyboard.press('Escape')
      await help.waitFor({ state: 'hidden' })

      await page.keyboard.press('/')
      await page.keyboard.type('example j?e')
      expect(await searchOf(page).inputValue()).toBe('example j?e')
      expect(await help.isVisible()).toBe(false)
      // A slow machine searches for the first letters: what they found must not be taken for the whole list.
      await page.getByText('Aucun résultat trouvé').waitFor()
      await searchOf(page).fill('')
      // One key leads out again, and Enter waits for what is typed by then.
      await page.keyboard.press('Escape')
      await soon(() => isFocused(rowsOf(page).first())).toBe(true)
      await page.keyboard.press('/')
      await page.keyboard.type('nuit.example')
      await page.keyboard.press('Enter')
      await soon(() => rowsOf(page).count()).toBe(1)
      await soon(() => isFocused(rowsOf(page).first())).toBe(true)
      await page.keyboard.press('t')
      await page.getByText('Pas de téléphone', { exact: true }).waitFor()
      await searchOf(page).fill('')
      await soon(() => rowsOf(page).count()).toBeGreaterThan(1)
      await searchOf(page).blur()
      await soon(() => rowsOf(page).count()).toBeGreaterThan(4)

      await page.keyboard.press('j')
      await soon(() => isFocused(rowsOf(page).nth(0))).toBe(true)
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      await page.keyboard.press('k')
      await soon(() => isFocused(rowsOf(page).nth(1))).toBe(true)
      const email = (await emailsOf(page))[1] ?? ''
      await page.keyboard.press('c')
      await page.getByText('Le texte a été copié dans le presse-papiers.').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email)
      const file = await download(page, () => page.keyboard.press('e'))
      expect(file.name).toMatch(/^leads-/)
      await page.keyboard.press('Delete')
      const dialog = page.getByRole('dialog', { name: 'Confirmer la suppression' })
      await dialog.waitFor()
      await soon(() => focusedName(page)).toBe('Annuler')
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'hidden' })
      await page.keyboard.press('n')
      await soon(() => isFocused(rowsOf(page).nth(0))).toBe(true)

      await page.keyboard.press('?')
      await help.getByRole('checkbox').uncheck()
      await page.keyboard.press('Escape')
      await help.waitFor({ state: 'hidden' })
      await page.keyboard.press('/')
      expect(await isFocused(searchOf(page))).toBe(false)
      await page.reload()
      await soon(() => rowsOf(page).count()).toBeGreaterThan(4)
      await page.keyboard.press('/')
      expect(await isFocused(searchOf(page))).toBe(false)
    }
  )

  check(
    'LEADS-39 is read in order + LEADS-35 keeps header and date in sight + LEADS-40 has nothing that axe finds',
    async (fixture) => {
      const { page } = await openLeads(fixture, { viewport: { width: 900, height: 420 } })
      const lines = await readAloud(page, 'main')
      const places = [
        'heading MAIL ENREGISTRÉS',
        'button Exporter CSV',
        'searchbox Recherche',
        'combobox Source',
        'combobox Statut',
        ...COLUMNS.map((name) => `columnheader ${name}`),
        expect.stringMatching(/^rowheader /)
      ]
      expect(
        lines
          .filter((line) => /^(heading|searchbox|combobox|columnheader|rowheader|button Exporter)/.test(line))
          .slice(0, places.length)
      ).toEqual(places)
      expect(await findViolations(page)).toEqual([])
      const scroller = page.getByRole('region', { name: 'Mails enregistrés' })
      await scroller.evaluate((box) => box.scrollTo(400, 120))
      const box = await scroller.boundingBox()
      const header = await page.getByRole('columnheader', { name: 'Email' }).boundingBox()
      const date = await rowsOf(page).nth(3).getByRole('rowheader').boundingBox()
      expect(Math.abs((header?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(3)
      expect(Math.abs((date?.x ?? 0) - (box?.x ?? 0))).toBeLessThan(3)
    }
  )

  check(
    'LEADS-43 shows the whole of a long address where it is pointed at or has the focus',
    async (fixture) => {
      const { page } = await fixture.visit({ viewport: { width: 1366, height: 768 } })
      const email = 'jean-baptiste.astier@residences-du-littoral.example'
      await page.route('**/api/leads?*', (route) => route.fulfill({ json: [{ ...LEAD, email }] }))
      await page.goto(leadsUrl(fixture.system))
      const link = page.getByRole('link', { name: email, exact: true })
      await link.waitFor()
      const isCut = () =>
        link.evaluate((whole) =>
          [...whole.querySelectorAll('span')].some((part) => part.scrollWidth > part.clientWidth)
        )
      const copy = page.getByRole('button', { name: `Copier l’adresse ${email}` })
      expect(await isCut()).toBe(true)
      await link.hover()
      await soon(isCut).toBe(false)
      await copy.click({ trial: true })
      await page.keyboard.press('Escape')
      await soon(isCut).toBe(true)
      await link.focus()
      await soon(isCut).toBe(false)
      expect((await rowsOf(page).first().boundingBox())?.height).toBe(44)
    }
  )

  check('LEADS-31 fills the window and no more + LEADS-32 keeps its actions in sight', async (fixture) => {
    const { page } = await fixture.visit()
    const note = 'Bonjour, nous avons un hôtel de 42 chambres et recevons 120 e-mails par jour. Que faire ?'
    const many = Array.from({ length: 200 }, (_, index) => ({
      ...LEAD,
      id: 200 - index,
      note: index % 2 ? note : LEAD.note
    }))
    await page.route('**/api/leads?*', (route) => route.fulfill({ json: many }))
    await page.goto(leadsUrl(fixture.system))
    await soon(() => rowsOf(page).count()).toBe(200)
    for (const width of [1440, 1366, 1100, 900, 820]) {
      await page.setViewportSize({ width, height: 768 })
      await soon(
        () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
        `${width}`
      ).toBeLessThanOrEqual(0)
      await untilPainted(page)
      const list = await page.getByRole('region', { name: 'Mails enregistrés' }).boundingBox()
      expect(768 - (list?.y ?? 0) - (list?.height ?? 0), `${width}`).toBeLessThan(40)
      const count = await page.getByText(/^200\srésultats$/).boundingBox()
      const source = await sourceOf(page).boundingBox()
      const meets =
        (count?.x ?? 0) < (source?.x ?? 0) + (source?.width ?? 0) &&
        (count?.y ?? 0) < (source?.y ?? 0) + (source?.height ?? 0)
      expect(meets, `${width}`).toBe(false)
      if (width < 1100) continue
      const box = await page.getByRole('region', { name: 'Mails enregistrés' }).boundingBox()
      for (const target of [
        page.getByRole('columnheader', { name: 'Actions' }),
        rowsOf(page)
          .nth(1)
          .getByRole('button', { name: /^Supprimer/ })
      ]) {
        const own = await target.boundingBox()
        expect((own?.x ?? 0) + (own?.width ?? 0), `${width}`).toBeLessThanOrEqual(
          (box?.x ?? 0) + (box?.width ?? 0)
        )
      }
      for (const place of [0, 1])
        expect((await rowsOf(page).nth(place).boundingBox())?.height, `${width} ${place}`).toBe(44)
    }
  })

  check(
    'LEADS-33 unfolds a long note + LEADS-34 says which lead it deletes + LEADS-40 has nothing that axe finds',
    async (fixture) => {
      const { page } = await openLeads(fixture, { viewport: { width: 1366, height: 768 } })
      const row = rowOf(page, 'niels@groupe.example')
      await row.getByRole('button', { name: /oui/ }).click()
      const whole = page.getByRole('cell', { name: 'à bientôt' })
      await whole.waitFor()
      const [wide, table] = [await whole.boundingBox(), await page.getByRole('table').boundingBox()]
      expect(wide?.width).toBe(table?.width)
      expect(plain(await page.getByRole('table').textContent()).split('=1+1 "oui"')).toHaveLength(2)
      expect(await findViolations(page)).toEqual([])
      await row.getByRole('button', { name: 'Replier la note' }).click()
      await row.getByRole('button', { name: /oui/ }).waitFor()
      await row.getByRole('button', { name: /^Supprimer/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Confirmer la suppression' })
      await dialog.getByText(/^Niels abel · niels@groupe\.example · \d/).waitFor()
      await page.keyboard.press('Escape')
    }
  )

  check('LEADS-30 shows cards on a phone + LEADS-40 has nothing that axe finds', async (fixture) => {
    const { page } = await openLeads(fixture, MOBILE)
    expect(await page.getByRole('table').count()).toBe(0)
    const card = page.locator('li[data-lead]').filter({ hasText: 'niels@groupe.example' })
    for (const words of ['Niels abel', 'Pop-up', 'à bientôt'])
      expect(plain(await card.textContent())).toContain(words)
    expect(
      await card.getByRole('button', { name: 'Copier l’adresse niels@groupe.example' }).isVisible()
    ).toBe(true)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await soon(width).toBe(390)
    await page.getByLabel('Trier par').selectOption({ label: 'Nom' })
    await soon(async () => plain(await page.locator('li[data-lead]').first().textContent())).toContain(
      'Niels abel'
    )
    // Who gave no name is called by the address.
    const nameless = page.locator('li[data-lead]').filter({ hasText: 'rdv@chat.example' })
    expect(await nameless.getByRole('heading').textContent()).toBe('rdv@chat.example')
    expect(await findViolations(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await soon(width).toBe(320)
    expect(await findViolations(page)).toEqual([])
    const targets = await card.locator('a, button').evaluateAll((all) =>
      all.map((one) => {
        const { width, height, top } = one.getBoundingClientRect()
        return { width, height, top }
      })
    )
    expect(targets.length).toBeGreaterThanOrEqual(3)
    expect(targets.filter(({ width, height }) => width < 24 || height < 24)).toEqual([])
    await page.setViewportSize(MOBILE.viewport)
    await card.getByRole('button', { name: /^Supprimer/ }).tap()
    await page.getByText('Êtes-vous sûr de vouloir supprimer ce lead ?').waitFor()
    expect(await findViolations(page)).toEqual([])
  })
})

describe('a long list', () => {
  check(
    'LEADS-36 is read in pages + LEADS-37 exports every match + LEADS-38 sorts every match + LEADS-17 keeps focus, scroll and selection',
    async (fixture) => {
      await fillLeads(fixture.system, 3000)
      const { page } = await openLeads(fixture)
      const requests = listRequests(page)
      const further = () => requests.map(queryOf).filter(({ cursor }) => cursor !== undefined)
      const total = Number((await countOf(page)).replace(/\D/g, ''))
      expect(total).toBeGreaterThan(3000)
      expect(await rowsOf(page).count()).toBeLessThan(60)
      const scroller = page.getByRole('region', { name: 'Mails enregistrés' })
      // The second page fails once, says so and is asked for again.
      await page.route('**/api/leads?*cursor=*', (route) => route.abort(), { times: 1 })
      await scroller.evaluate((box) => box.scrollTo(0, 6000))
      await page.getByText('Failed to fetch leads', { exact: true }).waitFor()
      await page.getByText('Failed to fetch leads', { exact: true }).waitFor({ state: 'detached' })
      expect(further().length).toBeGreaterThan(1)
      expect(further()[0]).toMatchObject({ limit: '1000', cursor: expect.any(String) })
      await rowOf(page, 'ancien125@archive.example').waitFor()
      expect(await rowsOf(page).count()).toBeLessThan(60)

      // A new lead comes: what is on the screen stays where it is, the row in focus too.
      const row = rowOf(page, 'ancien125@archive.example')
      await row.getByRole('button').first().focus()
      const heightOf = async () => (await row.boundingBox())?.y ?? 0
      const height = await heightOf()
      await captureAll(fixture, [{ email: 'dernier@live.example' }])
      await soon(() => countOf(page)).toContain(String(total + 1).slice(-3))
      await soon(() => isFocused(row.getByRole('button').first())).toBe(true)
      await soon(async () => Math.abs((await heightOf()) - height)).toBeLessThan(2)
      await page.getByRole('button', { name: /1 nouveau/ }).click()
      await soon(() => isFocused(rowOf(page, 'dernier@live.example'))).toBe(true)

      const { text } = await download(page, () => page.getByRole('button', { name: 'Exporter CSV' }).click())
      expect(text.match(/@archive\.example"/g)).toHaveLength(3000)

      await page.reload()
      await soon(() => rowsOf(page).count()).toBeGreaterThan(4)
      await page.getByRole('columnheader', { name: 'Nom', exact: true }).getByRole('button').click()
      await soon(async () =>
        (await rowsOf(page).locator(':nth-child(3)').allTextContents()).slice(0, 4)
      ).toEqual(['abel', 'Ancien000000', 'Ancien000001', 'Ancien000002'])
      expect(await rowsOf(page).count()).toBeLessThan(60)
    }
  )

  check('LEADS-17 keeps focus, scroll and selection', async (fixture) => {
    const { page } = await openLeads(fixture)
    await page.getByText('En direct').waitFor()
    const table = page.getByRole('region', { name: 'Mails enregistrés' })
    for (const arrival of ARRIVALS) await keepPlace(fixture, page, table, arrival)
  })

  check('LEADS-17 keeps focus, scroll and selection + LEADS-30 shows cards on a phone', async (fixture) => {
    const { page } = await openLeads(fixture, MOBILE)
    await page.getByText('En direct').waitFor()
    for (const arrival of ARRIVALS) await keepPlace(fixture, page, page.locator('html'), arrival)
  })
})

check('LEADS-44 shows leads that come faster than the list is read', async (fixture) => {
  const { page } = await openLeads(fixture)
  await page.getByText('En direct').waitFor()
  let sent = 0
  let isOver = false
  // Each read takes as long as five more leads take to come.
  await page.route(/\/api\/leads\?/, async (route) => {
    const asked = sent
    await until('five more leads', () => isOver || sent >= asked + 5)
    await route.continue()
  })
  const storm = async () => {
    for (; !isOver; sent += 1) await captureAll(fixture, [{ email: `rafale-${sent}@live.example` }])
  }
  const raging = storm()
  try {
    await page.getByText('rafale-0@live.example').first().waitFor({ state: 'attached' })
    const seen = sent
    await page.getByText(`rafale-${seen}@live.example`).first().waitFor({ state: 'attached' })
  } finally {
    isOver = true
    await raging
    await page.unrouteAll({ behavior: 'wait' })
  }
})
