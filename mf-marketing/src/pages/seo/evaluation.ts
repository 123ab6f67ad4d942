/** The SEO evaluation request, kept in the browser only (SEO-9). */
export interface Evaluation {
  step: 1 | 2 | 3
  siteUrl: string
  email: string
}

export type EvaluationAction =
  | { type: 'site-typed'; siteUrl: string }
  | { type: 'email-typed'; email: string }
  | { type: 'confirmed' }
  | { type: 'went-back' }

export const emptyEvaluation: Evaluation = { step: 1, siteUrl: '', email: '' }

/** May the step's button be pressed? Only emptiness is checked (SEO-4, SEO-5). */
export function canConfirm({ step, siteUrl, email }: Evaluation): boolean {
  return step === 1 ? siteUrl.trim() !== '' : step === 2 && email.trim() !== ''
}

/** Site, then e-mail, then confirmation (SEO-4 to SEO-6). Confirming with an empty field changes nothing. */
export function evaluate(state: Evaluation, action: EvaluationAction): Evaluation {
  switch (action.type) {
    case 'site-typed':
      return { ...state, siteUrl: action.siteUrl }
    case 'email-typed':
      return { ...state, email: action.email }
    case 'went-back':
      return { ...state, step: 1 }
    case 'confirmed':
      return canConfirm(state) ? { ...state, step: state.step === 1 ? 2 : 3 } : state
  }
}
