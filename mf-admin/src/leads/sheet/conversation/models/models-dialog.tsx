import type { AnswerModel } from '@site/contracts/answers/model'
import { Button, IconButton } from '@site/web/ui/forms/button'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '../../../../api/log-failure.ts'
import { modelsCopy as copy } from '../content/conversation.ts'
import { problemOf } from '../draft/problem-of.ts'
import { ModelForm } from './model-form.tsx'
import styles from './models.module.css'
import type { Models } from './use-models.ts'

interface ModelsDialogProps {
  isOpen: boolean
  models: Models
  onClose: () => void
}

/** The models of answers: a list, and a form for one of them or a new one (ANSWER-12). */
export function ModelsDialog({ isOpen, models, onClose }: ModelsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={copy.title} description={copy.intro} size="large">
      <ModelList models={models} />
    </Dialog>
  )
}

function ModelList({ models }: { models: Models }) {
  const [edited, setEdited] = useState<AnswerModel | 'new' | null>(null)
  const [said, setSaid] = useState('')
  const isBack = useRef(false)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (edited === null && isBack.current) first.current?.focus()
    isBack.current = true
  }, [edited])
  if (edited !== null)
    return (
      <ModelForm
        model={edited === 'new' ? null : edited}
        save={models.save}
        onDone={(wasSaved) => {
          setSaid(wasSaved ? copy.saved : '')
          setEdited(null)
        }}
      />
    )
  return (
    <div className={styles.list}>
      {models.isRead && models.models.length === 0 && <p>{copy.empty}</p>}
      <ul className={styles.models}>
        {models.models.map((model) => (
          <ModelLine
            key={model.id}
            model={model}
            onEdit={() => setEdited(model)}
            remove={async () => {
              await models.remove(model.id)
              setSaid(copy.removed)
            }}
          />
        ))}
      </ul>
      <p className={styles.said} role="status">
        {said}
      </p>
      <div>
        <Button
          ref={first}
          variant="strong"
          size="small"
          icon="plus"
          data-autofocus
          onClick={() => setEdited('new')}
        >
          {copy.new}
        </Button>
      </div>
    </div>
  )
}

function ModelLine({
  model,
  onEdit,
  remove
}: {
  model: AnswerModel
  onEdit: () => void
  remove: () => Promise<void>
}) {
  const [isAsked, setAsked] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const confirm = async () => {
    try {
      await remove()
    } catch (error) {
      logFailure('The model could not be deleted', error)
      setTrouble(problemOf(error).message)
    }
  }
  return (
    <li className={styles.model}>
      <div className={styles.name}>
        <strong>{model.name}</strong>
        <span>{model.subject}</span>
        <span role="alert">{trouble}</span>
      </div>
      {isAsked ? (
        <>
          <Button variant="danger" size="small" onClick={confirm}>
            {copy.confirmRemove}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setAsked(false)}>
            {copy.keep}
          </Button>
        </>
      ) : (
        <>
          <IconButton icon="edit" label={copy.edit(model.name)} onClick={onEdit} />
          <IconButton icon="trash" label={copy.remove(model.name)} onClick={() => setAsked(true)} />
        </>
      )}
    </li>
  )
}
