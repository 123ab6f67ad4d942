import { fillVariables, type VariableValues } from '@site/contracts/answers/variables'
import { Field } from '@site/web/ui/forms/field'
import { useRef } from 'react'
import { composerCopy as copy } from '../content/conversation.ts'
import styles from '../conversation.module.css'
import { type Draft, isBlank } from '../draft/use-draft.ts'
import type { Models } from './use-models.ts'

interface ModelChooserProps {
  models: Models
  variables: VariableValues
  draft: Draft
  onManage: () => void
}

/** Fills the answer from a model, its variables filled in. What stood there can be taken back. */
export function ModelChooser({ models, variables, draft: { draft, change }, onManage }: ModelChooserProps) {
  const select = useRef<HTMLSelectElement>(null)
  const fill = (model: { subject: string; text: string }) => ({
    subject: fillVariables(model.subject, variables),
    text: fillVariables(model.text, variables)
  })
  const choose = (id: number) => {
    const model = models.models.find((one) => one.id === id)
    if (!model) return
    const { subject, text } = draft
    // The words of another model that nobody has touched are not hers: arrows go through the models one after the other.
    const last = models.models.find((one) => one.id === draft.model?.id)
    const filled = last && fill(last)
    const isUntouched = filled?.subject === subject && filled.text === text
    const typed = isBlank(draft) ? null : { subject, text }
    change({
      ...fill(model),
      key: null,
      model: { id, name: model.name, before: isUntouched ? (draft.model?.before ?? null) : typed }
    })
  }
  const before = draft.model?.before
  return (
    <div className={styles.chooser}>
      <Field label={copy.model} error={models.hasFailed ? copy.modelsFailed : undefined}>
        {(control) => (
          <select
            {...control}
            ref={select}
            value={draft.model?.id ?? ''}
            onChange={(event) => choose(Number(event.target.value))}
          >
            <option value="" disabled>
              {copy.noModel}
            </option>
            {models.models.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="button" className={styles.fold} onClick={onManage}>
        {copy.manage}
      </button>
      <p className={styles.replaced} role="status">
        {draft.model && before && (
          <>
            {copy.replaced(draft.model.name)}{' '}
            <button
              type="button"
              className={styles.fold}
              onClick={() => {
                select.current?.focus({ preventScroll: true })
                change({ ...before, key: null, model: null })
              }}
            >
              {copy.undo}
            </button>
          </>
        )}
      </p>
    </div>
  )
}
