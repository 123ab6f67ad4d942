import { RELEASE_ACTIONS } from '@site/contracts/access/release-actions'
import { describe, expect, it } from 'vitest'
import { kindOf, subjectOf } from './describe-action.ts'

const ARTICLES = [{ id: 7, title: 'Former une équipe' }]
const LEADS = [{ id: 7, nom: 'Zola', prenom: 'Émile', email: 'emile@mines.example' }]

describe('what a line of the log is about', () => {
  it('ADMIN-24 tells articles, leads, questions, the generator and releases apart', () => {
    expect(
      ['article-pinned', 'lead-deleted', 'leads-read', 'generation-triggered', 'login'].map(kindOf)
    ).toEqual(['article', 'lead', 'lead', 'automatic', 'other'])
    expect(['question-answered', 'wish-withdrawn', 'faq-added'].map(kindOf)).toEqual(
      Array(3).fill('question')
    )
    expect(RELEASE_ACTIONS.map(kindOf)).toEqual(RELEASE_ACTIONS.map(() => 'release'))
  })

  it('ADMIN-24 names what is still there, and where it is shown', () => {
    const subject = (action: string, subjectId: number | null) =>
      subjectOf({ action, subjectId }, ARTICLES, LEADS)
    expect(subject('article-pinned', 7)).toEqual({ name: 'Former une équipe', path: '/admin/edit/7' })
    expect(subject('test-article-generated', 7)?.name).toBe('Former une équipe')
    expect(subject('lead-released', 7)).toEqual({ name: 'emile@mines.example', path: '/admin/leads' })
    for (const action of ['draft-saved', 'revision-restored', 'publication-scheduled', 'preview-created'])
      expect(subject(action, 7)?.name, action).toBe('Former une équipe')
    expect(subject('article-deleted', 8)).toBeNull()
    // Codes, pictures and runs have numbers of their own, which are those of other things too.
    for (const action of ['code-created', 'picture-added', 'draft-refused', 'faq-added', 'login'])
      expect(subject(action, 7), action).toBeNull()
    expect(subject('leads-read', null)).toBeNull()
  })
})
