import type { Focus } from '@site/contracts/pictures/own-picture'
import type { Picture } from '@site/contracts/pictures/picture'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '../api/log-failure.ts'
import { pictureCopy } from './content/pictures.ts'
import { faultOfContent } from './fault-of.ts'
import { uploadPicture } from './upload-picture.ts'

const CENTRE: Focus = { x: 50, y: 50 }

/**
 * State of a picture from its choice to its place in the article. A refusal leaves everything as it was typed.
 *
 * @param published with each other value, a picture that was added is no news any more
 */
export function usePictureUpload(adminCode: string, onAdded: (picture: Picture) => void, published: unknown) {
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState('')
  const [focus, setFocus] = useState(CENTRE)
  const [error, setError] = useState<string | null>(null)
  const [isAltMissing, setAltMissing] = useState(false)
  /** The part that has gone, from 0 to 1; null when nothing is on its way. */
  const [sent, setSent] = useState<number | null>(null)
  const [isAdded, setAdded] = useState(false)
  /** What is said of it already, and stays, where that differs from what was typed (PICTURE-16). */
  const [standing, setStanding] = useState<Picture | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text that is published
  useEffect(() => setAdded(false), [published])
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  const choose = async (chosen: File | undefined) => {
    if (!chosen || sent !== null) return
    setAdded(false)
    const fault = await faultOfContent(chosen)
    setError(fault)
    if (fault) return
    setFile(chosen)
    setFocus(CENTRE)
  }
  const cancel = () => {
    underWay.current?.abort()
    setFile(null)
    setError(null)
    setAltMissing(false)
  }
  const send = async () => {
    if (!file || sent !== null) return
    setAltMissing(alt.trim() === '')
    setError(null)
    if (alt.trim() === '') return
    const controller = new AbortController()
    underWay.current = controller
    setSent(0)
    try {
      const picture = await uploadPicture(
        file,
        { alt: alt.trim(), focus },
        { adminCode, onProgress: setSent, signal: controller.signal }
      )
      onAdded(picture)
      setStanding(isSaidOtherwise(picture) ? picture : null)
      setFile(null)
      setAlt('')
      setAdded(true)
    } catch (reason) {
      if (!controller.signal.aborted) {
        setError(logFailure('A picture could not be added', reason) ?? pictureCopy.failure)
      }
    }
    setSent(null)
  }
  const isSaidOtherwise = (picture: Picture) =>
    picture.alt !== alt.trim() ||
    (focus !== CENTRE && (picture.focus.x !== focus.x || picture.focus.y !== focus.y))
  const describe = (text: string) => {
    setAlt(text)
    setAltMissing(false)
  }
  return {
    ...{ file, alt, describe, focus, setFocus, error, isAltMissing, sent, isAdded, standing },
    ...{ choose, cancel, send }
  }
}
