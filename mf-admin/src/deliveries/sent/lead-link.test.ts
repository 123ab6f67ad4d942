import { expect, it } from 'vitest'
import { leadNameOf } from './lead-link.tsx'

it.each([
  [{ nom: 'Roche', prenom: 'Irène', email: 'irene@a.example', source: 'popup' }, 'Irène Roche'],
  [
    { nom: 'Chat', prenom: 'Contact', email: 'irene@a.example', source: 'chat/nous-contacter' },
    'irene@a.example'
  ],
  [{ nom: 'Chat', prenom: 'Contact', email: '', source: 'chat/nous-contacter' }, 'Lead n°\u00a07']
] as const)('DELIVERY-15 calls a lead by its name, else its address, else its number: %o', (lead, name) => {
  expect(leadNameOf({ id: 7, ...lead })).toBe(name)
})
