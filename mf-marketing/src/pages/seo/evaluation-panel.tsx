import { useBookingUrl, useSendCommand } from '@site/web/platform'
import { classNames } from '@site/web/ui/class-names'
import { Button } from '@site/web/ui/forms/button'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { TextField } from '@site/web/ui/forms/text-field'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { type FormEvent, useEffect, useId, useReducer, useRef, useState } from 'react'
import { seoContent } from './content/seo.ts'
import {
  canConfirm,
  type Evaluation,
  type EvaluationAction,
  emptyEvaluation,
  evaluate
} from './evaluation.ts'
import styles from './evaluation-panel.module.css'

const { panel } = seoContent

interface PanelProps {
  isOpen: boolean
  onClose: () => void
}

/** The side panel 'Évaluation SEO Gratuite'. Its state lives in what it holds, so that closing resets it (SEO-8). */
export function EvaluationPanel({ isOpen, onClose }: PanelProps) {
  const [isDone, setDone] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={panel.title}
      placement="drawer"
      // The last step has a button 'Fermer' of its own.
      {...(isDone && { closeLabel: panel.leave })}
    >
      <EvaluationSteps onClose={onClose} onDone={setDone} />
    </Dialog>
  )
}

interface StepsProps {
  onClose: () => void
  onDone: (isDone: boolean) => void
}

function EvaluationSteps({ onClose, onDone }: StepsProps) {
  const [state, dispatch] = useReducer(evaluate, emptyEvaluation)
  useEffect(() => {
    onDone(state.step === 3)
    return () => onDone(false)
  }, [state.step, onDone])
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the step
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [state.step])
  return (
    <div ref={box} className={styles.steps}>
      <ol className={styles.progress}>
        {panel.steps.map((name, index) => (
          <li
            key={name}
            data-done={index + 1 <= state.step || undefined}
            aria-current={index + 1 === state.step ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      {state.step === 3 ? (
        <Recap state={state} onClose={onClose} />
      ) : (
        <StepForm state={state} dispatch={dispatch} />
      )}
    </div>
  )
}

function StepForm({ state, dispatch }: { state: Evaluation; dispatch: (action: EvaluationAction) => void }) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    dispatch({ type: 'confirmed' })
  }
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      {state.step === 1 ? (
        <TextField
          key="site"
          data-autofocus=""
          label={panel.site}
          hint={panel.siteHint}
          name="site"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          value={state.siteUrl}
          onChange={(event) => dispatch({ type: 'site-typed', siteUrl: event.target.value })}
        />
      ) : (
        <>
          <p className={styles.analysed}>
            {panel.analysed} : <strong>{state.siteUrl}</strong>
            <button type="button" className={styles.back} onClick={() => dispatch({ type: 'went-back' })}>
              {panel.back}
            </button>
          </p>
          <TextField
            key="email"
            data-autofocus=""
            label={panel.email}
            hint={panel.emailHint}
            type="email"
            name="email"
            autoComplete="email"
            value={state.email}
            onChange={(event) => dispatch({ type: 'email-typed', email: event.target.value })}
          />
        </>
      )}
      <Button type="submit" size="large" disabled={!canConfirm(state)}>
        {state.step === 1 ? panel.ok : panel.send}
      </Button>
      <Points title={panel.looksAt} points={panel.points} />
    </form>
  )
}

/** Under the questions, what the visitor gets for an address; at the end, what to have at hand. */
function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div className={styles.points}>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}

/** Its last words (SEO-6), then the truth about them: nothing was sent, and two ways to have it sent (SEO-7). */
function Recap({ state, onClose }: { state: Evaluation; onClose: () => void }) {
  const bookingUrl = useBookingUrl()
  const send = useSendCommand()
  const kept = useId()
  const callBack = () => {
    onClose()
    send('open-chat', { view: 'contact', email: state.email.trim() })
  }
  return (
    <div className={classNames(styles.form, styles.end)}>
      <div role="status">
        <h3 tabIndex={-1} data-autofocus="" aria-describedby={kept}>
          {panel.doneTitle}
        </h3>
        <p>{panel.done}</p>
      </div>
      <dl className={styles.recap}>
        <dt>{panel.recapSite}</dt>
        <dd>{state.siteUrl}</dd>
        <dt>{panel.recapEmail}</dt>
        <dd>{state.email}</dd>
      </dl>
      <div className={styles.acts}>
        <p id={kept}>{panel.kept}</p>
        <LinkButton variant="primary" size="large" href={bookingUrl}>
          {panel.book}
        </LinkButton>
        <Button variant="quiet" size="large" icon="chat" onClick={callBack}>
          {panel.callBack}
        </Button>
      </div>
      <Points title={panel.next} points={panel.toPrepare} />
      <Button size="large" onClick={onClose}>
        {panel.close}
      </Button>
    </div>
  )
}
