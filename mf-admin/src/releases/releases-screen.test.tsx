import type { VersionReport } from '@site/contracts/browser-health/deployables-report'
import type { HistoryEntry } from '@site/contracts/federation/release'
import { releaseBoardCalls } from '@site/contracts/operations/calls/front-ends/release-board'
import {
  type BoardCanary,
  type BoardRow,
  type ReleaseBoard,
  ROLLBACK_REFUSALS
} from '@site/contracts/release-board/release-board'
import { renderAt, textOf } from '@site/web/testing/render-at'
import { describe, expect, it } from 'vitest'
import { healthOf } from './board/health-of.ts'
import { History } from './details/history.tsx'
import { ReleasesScreen } from './releases-screen.tsx'

const [LIVE, BEFORE, CANARY] = ['0.1.0-22222222', '0.1.0-11111111', '0.1.0-33333333']
const version = (name: string) => ({
  version: name,
  builtAt: '2026-05-01T08:00:00.000Z',
  liveAt: '2026-05-01T22:30:00.000Z',
  by: 'Camille Astier',
  size: { js: 20_349, css: 5842 }
})
const row = (more: Partial<BoardRow> = {}): BoardRow => ({
  ...{ name: 'mf-blog', state: 'live', serving: LIVE, live: version(LIVE), before: version(BEFORE) },
  ...{ blocked: [], earlier: [], health: [], rollback: { to: BEFORE, refusal: null } },
  ...{ canary: null, isChangeable: true, addresses: ['/blog', '/article/:id'], kept: null },
  ...more
})
const report = (more: Partial<VersionReport> = {}): VersionReport => ({
  version: LIVE,
  incidents: { error: 0, 'load-failure': 0, fallback: 0, 'empty-slot': 0 },
  evidence: [],
  renderFailures: null,
  ...more
})
const render = (...deployables: BoardRow[]) =>
  renderBoard({ deployables, ready: [], planned: [], retired: [] })
const renderBoard = (board: ReleaseBoard) =>
  renderAt(<ReleasesScreen adminCode="c" />, {
    address: '/admin/releases',
    prepare: ({ query }) => query.setQueryData([releaseBoardCalls.readReleaseBoard.path, 'c'], board)
  })

describe('the board of releases', () => {
  it('BOARD-1 says what is live, since when in Paris, by whom and from what, and what it weighs', () => {
    const live = {
      ...version(LIVE),
      message: 'Nouveau titre',
      commit: 'a'.repeat(40),
      budget: { js: 22_500, css: 6500 }
    }
    const text = textOf(render(row({ live })))
    expect(text).toContain(`En ligne ${LIVE} Mise en ligne le 2 mai 2026 à 0 h 30 par Camille Astier`)
    expect(text).toContain('« Nouveau titre » commit aaaaaaaaaa')
    expect(text).toContain('Scripts 20,3 Ko sur 22,5 Ko Styles 5,8 Ko sur 6,5 Ko')
    expect(text).toContain(`Revenir à la version ${BEFORE} de mf-blog`)
  })

  it('BOARD-2 counts by kind what went wrong, and says where the version before serves, or none', () => {
    const incidents = { error: 2, 'load-failure': 1, fallback: 0, 'empty-slot': 3 }
    const failures = { count: 4, message: 'panne', lastAt: '2026-05-01T08:00:00.000Z', isSetAside: true }
    const text = textOf(
      render(row({ state: 'previous', health: [report({ incidents, renderFailures: failures })] }))
    )
    for (const part of [
      'La version d’avant sert',
      'Erreurs (1 h) 6 2 erreurs 1 fichier non chargé 3 places restées vides 4 rendus en échec sur le serveur'
    ])
      expect(text).toContain(part)
    expect(textOf(render(row({ state: 'down', serving: null })))).toContain('Ne répond pas')
    expect(textOf(render(row()))).toContain('Erreurs (1 h) Aucune')
  })

  it('BOARD-6 says in the place of the button why there is none', () => {
    for (const refusal of ROLLBACK_REFUSALS) {
      const html = render(row({ rollback: { to: null, refusal } }))
      expect(textOf(html)).toMatch(/Retour non proposé : .+\./)
      expect(html).not.toContain('Revenir à la version')
    }
  })

  it('BOARD-9 shows a canary beside the live version, and offers what can be done with it', () => {
    const arm = { visitors: 1200, errors: 0, 'load-failures': 0, fallbacks: 0, told: 400 }
    const canary: BoardCanary = {
      ...{ version: CANARY, builtAt: '2026-05-01T08:00:00.000Z', size: { js: 20_349, css: 5842 } },
      ...{ share: 5, next: [25, 50], isHeld: false, by: 'Blog', verdict: 'waiting' },
      ...{ startedAt: '2026-05-01T22:30:00.000Z', steppedAt: '2026-05-01T22:30:00.000Z' },
      arms: { canary: { ...arm, visitors: 61, errors: 2 }, live: arm }
    }
    const text = textOf(render(row({ canary })))
    for (const part of [
      `Canari ${CANARY} 5 % des visiteurs`,
      'Part réglée le 2 mai 2026 à 0 h 30 par Blog, ensuite 25 %, 50 %',
      'Canari 61 2 0 0 En ligne 1 200 0 0 0 Pas encore de quoi juger : il faut 200 visiteurs de chaque version, et rien qui laisse un doute.',
      'Passer à 25 % (canari de mf-blog) Garder à 5 % (canari de mf-blog)',
      'Mettre en ligne pour tous (canari de mf-blog) Abandonner (canari de mf-blog)'
    ])
      expect(text).toContain(part)
    const held = textOf(render(row({ canary: { ...canary, next: [], isHeld: true, share: 60 } })))
    expect(held).toContain('Part gardée')
    expect(held).not.toMatch(/Passer à|Garder à/)
    expect(textOf(render(row({ canary, isChangeable: false })))).not.toContain('Abandonner')
  })

  it('BOARD-16 names first what is unwell, and shows what was taken back beneath the rows', () => {
    const kept = {
      ...{ version: '0.1.0-dddddddddd', builtAt: '2026-11-29T09:00:00.000Z', size: { js: 1, css: 1 } },
      ...{ keptAt: '2026-11-29T10:00:00.000Z', by: 'Blog', unfit: [] }
    }
    const board = (isBlocked: boolean, more: Partial<BoardRow> = {}) =>
      textOf(
        renderBoard({
          ...{ deployables: [row(more)], planned: [], retired: [] },
          ready: [{ name: 'mf-blog', ...kept, isBlocked }]
        })
      )
    const [well, unwell] = [board(false), board(true, { state: 'previous' })]
    expect(well).not.toContain('À regarder d’abord')
    expect(unwell).toContain('À regarder d’abord : mf-blog')
    const isReadyFirst = (text: string) =>
      text.indexOf('Prêtes à être mises en ligne') < text.indexOf('Santé et historique')
    expect([isReadyFirst(well), isReadyFirst(unwell)]).toEqual([true, false])
  })

  it('FED-67 says of a plan which part of the site keeps it from going live', () => {
    const plan = {
      ...{
        id: '0badf00d',
        at: '2026-12-01T05:00:00.000Z',
        plannedAt: '2026-11-29T10:00:00.000Z',
        by: 'Blog'
      },
      versions: { 'mf-blog': { from: LIVE, to: '0.1.0-cccccccccc' } }
    }
    const textWith = (more: { overtaken?: string[] }) =>
      textOf(renderBoard({ deployables: [row()], ready: [], planned: [{ ...plan, ...more }], retired: [] }))
    expect(textWith({})).not.toContain('Ne sera pas mise en ligne')
    expect(textWith({ overtaken: ['mf-blog'] })).toContain(
      'Ne sera pas mise en ligne : mf-blog a changé depuis. Annulez-la, puis prévoyez-la de nouveau.'
    )
  })

  it('BOARD-10 offers to retire a remote, says why another stays, and shows what was retired', () => {
    expect(textOf(render(row()))).toContain('Retirer du site : mf-blog')
    const kept = 'Le shell est le site\u00a0: il ne se retire pas.'
    expect(textOf(render(row({ name: 'shell', kept })))).toContain(textOf(kept))
    expect(textOf(render(row({ kept })))).not.toContain('Retirer du site')
    expect(textOf(render(row({ isChangeable: false })))).not.toContain('Retirer du site')
    const retired: HistoryEntry = {
      ...{
        deployable: 'mf-jobs',
        version: LIVE,
        before: LIVE,
        by: 'Camille Astier',
        message: 'Saison finie'
      },
      ...{ at: '2026-05-01T22:30:00.000Z', action: 'retire', result: 'retired' }
    }
    const boardOf = (one: BoardRow) =>
      textOf(renderBoard({ deployables: [one], ready: [], planned: [], retired: [retired] }))
    expect(boardOf(row())).toContain(
      `mf-jobs ${LIVE} Retirée le 2 mai 2026 à 0 h 30 par Camille Astier « Saison finie » Remettre en ligne : mf-jobs`
    )
    expect(boardOf(row({ isChangeable: false }))).not.toContain('Remettre en ligne : mf-jobs')
  })

  it('says that it is read, and that there is nothing', () => {
    expect(textOf(render())).toContain('Rien n’est encore en ligne.')
    expect(textOf(renderAt(<ReleasesScreen adminCode="c" />, { address: '/admin/releases' }))).toContain(
      'Chargement...'
    )
  })
})

it('BOARD-3 names who signed a version, beside who made it live, and what went live with it', () => {
  const entry: HistoryEntry = {
    ...{ deployable: 'mf-blog', action: 'publish', result: 'live', version: LIVE, before: BEFORE },
    ...{ at: '2026-05-01T22:30:00.000Z', by: 'Camille Astier' },
    signedBy: { team: 'Équipe Blog', keyid: '0123456789abcdef' },
    together: { 'mf-blog': LIVE, 'mf-chat': CANARY }
  }
  const history = renderAt(
    <History adminCode="c" name="mf-blog" state="" earlier={[]} onGoBack={() => undefined} />,
    {
      address: '/admin/releases',
      prepare: ({ query }) =>
        query.setQueryData([releaseBoardCalls.readReleaseHistory.path, 'c', 'mf-blog', ''], [entry])
    }
  )
  expect(textOf(history)).toContain('par Camille Astier')
  expect(textOf(history)).toContain(`ensemble avec mf-chat ${CANARY}`)
  expect(textOf(history)).toContain('signée par Équipe Blog (clé 0123456789abcdef)')
})

it('BOARD-2 tells a part that is well from one that stumbles and one that does not serve', () => {
  const incidents = { ...report().incidents, error: 1 }
  expect(healthOf(row())).toBe('well')
  expect(healthOf(row({ health: [report({ incidents })] }))).toBe('shaky')
  // What befell a version that no longer serves is not its own.
  expect(healthOf(row({ health: [report({ version: BEFORE, incidents })] }))).toBe('well')
  expect(healthOf(row({ state: 'previous' }))).toBe('broken')
})
