/** The seven clients of the logo strip (SPEC §3). Fictional; `logo` names a word mark of hero/client-marks.tsx. */
export const clientsContent = {
  label: 'Ils travaillent avec nous',
  clients: [
    { id: 'belvaux', name: 'Hôtel Belvaux', industry: 'hôtellerie' },
    { id: 'orsel', name: 'Maison Orsel', industry: 'traiteur et réceptions' },
    { id: 'nautilia', name: 'Nautilia', industry: 'croisières et séminaires' },
    { id: 'quai', name: 'Quai 27', industry: 'lieu d’événements' },
    { id: 'varenne', name: 'Atelier Varenne', industry: 'formation professionnelle' },
    { id: 'palmeraie', name: 'Palmeraie Sud', industry: 'résidences hôtelières' },
    { id: 'sarmance', name: 'Sarmance', industry: 'conseil en ressources humaines' }
  ]
} as const
export type ClientId = (typeof clientsContent.clients)[number]['id']
