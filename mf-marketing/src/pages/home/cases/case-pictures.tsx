import type { ReactElement } from 'react'
import type { CaseStudy } from '../content/cases.ts'
import { LedgerPicture } from './ledger-picture.tsx'
import { RotaPicture } from './rota-picture.tsx'
import { TrainingPicture } from './training-picture.tsx'

/** The three screens, 960 × 600, drawn for the product. */
export const casePictures: Record<CaseStudy['id'], ReactElement> = {
  rota: <RotaPicture />,
  ledger: <LedgerPicture />,
  training: <TrainingPicture />
}
