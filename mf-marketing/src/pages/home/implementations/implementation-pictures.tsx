import { classNames } from '@site/web/ui/class-names'
import type { ReactElement } from 'react'
import type { ImplementationCard } from '../content/implementations.ts'
import styles from './implementations.module.css'

const week = [34, 28, 42, 52, 80, 96, 46]

/** Six pictures of labelled bars, 320 × 176, in the hand of the chat's; the card gives their background. */
export const implementationPictures: Record<ImplementationCard['icon'], ReactElement> = {
  rota: (
    <>
      <path className={styles.grid} d="M24 64h272M24 112h272" />
      <Label x={24} y={23} text="Inès" />
      <Bar x={92} y={23} width={112} tone="outremer" text="Accueil" />
      <Label x={24} y={71} text="Marco" />
      <Bar x={148} y={71} width={148} tone="blanc" text="Service" />
      <Label x={24} y={119} text="Léo" />
      <Bar x={92} y={119} width={94} tone="blanc" text="Accueil" />
      <Bar x={194} y={119} width={102} tone="corail" text="Doublon" />
    </>
  ),
  source: (
    <>
      <Bar x={108} y={23} width={188} tone="nuit" text={'Annuler un groupe\u202f?'} />
      <Bar x={24} y={71} width={188} tone="blanc" text="Jusqu’à 21 jours" />
      <path d="M48 105v31h24" />
      <Bar x={72} y={119} width={164} tone="safran" text="Contrat, page 4" />
    </>
  ),
  curve: (
    <>
      {week.map((height, day) => (
        <g key={height}>
          <Bar
            x={24 + day * 40}
            y={132 - height}
            width={32}
            height={height}
            tone={day === 5 ? 'corail' : 'blanc'}
          />
          <text x={40 + day * 40} y="156" textAnchor="middle">
            {'LMMJVSD'[day]}
          </text>
        </g>
      ))}
      <path d="m40 84 40 6 40-14 40-10 40-28 40-16 40 50" />
      <Bar x={24} y={20} width={108} tone="nuit" text={'+12\u202f€ sam.'} />
    </>
  ),
  invoice: (
    <>
      <Label x={24} y={12} text="Facture" />
      <Label x={188} y={12} text="PMS" />
      <path d="M132 62h56m-56 40h56m-56 40h16m24 0h16" />
      <Bar x={24} y={46} width={108} height={32} tone="blanc" text={'1\u202f240,00'} />
      <Bar x={188} y={46} width={108} height={32} tone="blanc" text={'1\u202f240,00'} />
      <Bar x={24} y={86} width={108} height={32} tone="blanc" text="386,50" />
      <Bar x={188} y={86} width={108} height={32} tone="blanc" text="386,50" />
      <Bar x={24} y={126} width={108} height={32} tone="blanc" text="92,00" />
      <Bar x={188} y={126} width={108} height={32} tone="corail" text="90,20" />
    </>
  ),
  facade: (
    <>
      <path className={styles.wall} d="M40 160V44L160 12l120 32v116" />
      <path
        className={styles.unlit}
        d="M180 52h36v28h-36zm44 0h40v28h-40zM56 88h40v28H56zm132 0h76v28h-76zM56 124h40v28H56zm48 0h64v28h-64z"
      />
      <Bar x={56} y={52} width={116} height={28} tone="safran" text="Réservation" />
      <Bar x={104} y={88} width={76} height={28} tone="lilas" text="Séjour" />
      <Bar x={176} y={124} width={88} height={28} tone="menthe" text="Clôture" />
      <path className={styles.street} d="M24 160h272" />
    </>
  ),
  mail: (
    <>
      <Mail y={20} text={'Départ tardif\u202f?'} tone="menthe" kind="Traité" />
      <Mail y={67} text="Facture 118" tone="safran" kind="Compta" />
      <Mail y={114} text="Groupe de 18" tone="corail" kind="À vous" />
    </>
  )
}

type Tone = 'blanc' | 'lilas' | 'menthe' | 'safran' | 'corail' | 'outremer' | 'nuit'

interface BarProps {
  x: number
  y: number
  width: number
  height?: number
  tone: Tone
  text?: string
}

/** A bar of the planning, with or without words. */
function Bar({ x, y, width, height = 34, tone, text }: BarProps) {
  const isDark = tone === 'nuit' || tone === 'outremer'
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="5" fill={`var(--${tone})`} />
      {text && (
        <text className={classNames(isDark && styles.onDark)} x={x + 12} y={y + height / 2 + 5.5}>
          {text}
        </text>
      )}
    </>
  )
}

/** Words beside bars, on the line of a bar at `y`. */
function Label({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text x={x} y={y + 22.5}>
      {text}
    </text>
  )
}

/** A message and what became of it. */
function Mail({ y, text, tone, kind }: { y: number; text: string; tone: Tone; kind: string }) {
  return (
    <>
      <Bar x={24} y={y} width={272} height={40} tone="blanc" text={text} />
      <Bar x={192} y={y + 5} width={99} height={30} tone={tone} text={kind} />
    </>
  )
}
