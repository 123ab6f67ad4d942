import { pictureCopy } from '../../../pictures/content/pictures.ts'
import { uploadCopy } from '../../content/editor.ts'
import type { PictureUpload, UploadState } from './picture-upload.ts'
import styles from './upload.module.css'

/** A picture that is on its way, in its place: how much has gone or what went wrong, and the ways on. */
export function showUpload(upload: PictureUpload): HTMLElement {
  const dom = element('div', styles.upload)
  dom.contentEditable = 'false'
  dom.setAttribute('role', 'group')
  dom.setAttribute('aria-label', uploadCopy.label(upload.file.name))
  const name = element('strong')
  name.textContent = uploadCopy.label(upload.file.name)
  const said = element('span')
  const progress = document.createElement('progress')
  progress.setAttribute('aria-label', uploadCopy.label(upload.file.name))
  const fault = element('span', styles.fault)
  fault.setAttribute('role', 'alert')
  const retry = button(uploadCopy.retry, () => void upload.retry())
  const cancel = button(uploadCopy.cancel, upload.cancel)
  cancel.dataset.field = 'figure'
  const buttons = element('span', styles.buttons)
  buttons.append(retry, cancel)
  dom.append(name, progress, said, fault, buttons)

  const render = () => {
    const state = upload.getState()
    const isFailed = state.name === 'failed'
    said.textContent = isFailed ? '' : describe(state)
    fault.textContent = isFailed ? state.message : ''
    retry.hidden = !(isFailed && state.mayRetry)
    progress.hidden = state.name !== 'sending'
    if (state.name === 'sending') progress.value = state.part
  }
  upload.subscribe(render)
  render()
  return dom
}

function describe(state: Exclude<UploadState, { name: 'failed' }>): string {
  if (state.name === 'asking') return uploadCopy.asking
  if (state.name === 'queued') return uploadCopy.queued
  return state.part < 1 ? pictureCopy.sending(Math.round(state.part * 100)) : pictureCopy.working
}

function element(tag: string, className?: string): HTMLElement {
  const made = document.createElement(tag)
  if (className) made.className = className
  return made
}

function button(text: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = text
  made.addEventListener('click', act)
  return made
}
