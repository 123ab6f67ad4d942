import { Bar, Frame, Label } from './shapes.tsx'

/** A chatbot that answers a guest at night, in the guest's language. */
export function GuestChat({ label }: { label: string }) {
  return (
    <Frame label={label} isNight>
      <Label x={24} y={40} isStrong>
        Conversation
      </Label>
      <Label x={376} y={40} anchor="end">
        23 h 47
      </Label>
      <Bar x={140} y={62} width={236} height={44} tone="lilas" text="Is there parking nearby?" />
      <Bar x={24} y={122} width={270} height={44} tone="blanc" text="Yes, under the hotel: €18 a night." />
      <Bar x={184} y={182} width={192} height={44} tone="lilas" text="Great, book it for us." />
      <Bar x={24} y={242} width={236} height={36} tone="menthe" text="Place réservée, dossier 4127" />
    </Frame>
  )
}
