import type { Theme } from './audit-types.ts'

export const formulaires: Theme = {
  name: 'Formulaires',
  criteria: [
    {
      number: '11.1',
      asks: 'Chaque champ a-t-il une étiquette ?',
      verdict: 'C',
      proof: [{ test: 'A11Y-3' }, { test: 'A11Y-15' }]
    },
    {
      number: '11.2',
      asks: 'Chaque étiquette est-elle pertinente ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'Labels of the pop-up, the chat, the login, the evaluation and the search were read: each says what is asked for, and its name holds the words that are seen.'
        }
      ]
    },
    {
      number: '11.3',
      asks: 'Les étiquettes de champs de même fonction sont-elles cohérentes ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: '“Adresse e-mail” and “Téléphone” are the same in chat and pop-up; the evaluation says “Votre adresse e-mail”, as it asks for a site beside it.'
        }
      ]
    },
    {
      number: '11.4',
      asks: 'Chaque étiquette est-elle accolée à son champ ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'Labels stand above their field, the sentence of consent beside its box, at 1440 and at 320 px.'
        }
      ]
    },
    {
      number: '11.5',
      asks: 'Les champs de même nature sont-ils, si besoin, regroupés ?',
      verdict: 'NA',
      proof: [
        {
          on: '2026-11-25',
          seen: 'No form has fields that are only understood together: one person, a handful of fields, no choice among several.'
        }
      ]
    },
    {
      number: '11.6',
      asks: 'Chaque groupe de champs a-t-il une légende ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No form has a group of fields.' }]
    },
    {
      number: '11.7',
      asks: 'Chaque légende est-elle pertinente ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No form has a group of fields.' }]
    },
    {
      number: '11.8',
      asks: 'Les choix de même nature d’une liste sont-ils, si besoin, regroupés ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No form has a list of choices.' }]
    },
    {
      number: '11.9',
      asks: 'L’intitulé de chaque bouton est-il pertinent ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'Names of all buttons were read from the tree in every state; buttons with an icon alone show the same words as a tooltip.'
        },
        { test: 'A11Y-3' }
      ]
    },
    {
      number: '11.10',
      asks: 'Le contrôle de saisie est-il utilisé de façon pertinente ?',
      verdict: 'C',
      proof: [
        { test: 'A11Y-16' },
        { test: 'POPUP-12' },
        { test: 'FORM-1' },
        { test: 'says of its two names that they may be left out' },
        {
          on: '2026-11-25',
          seen: 'In the pop-up the label and the line below the field say that an address is asked for; an example comes with its refusal.'
        }
      ]
    },
    {
      number: '11.11',
      asks: 'Le contrôle de saisie est-il accompagné, si besoin, de suggestions ?',
      verdict: 'C',
      proof: [
        { test: 'FORM-14' },
        { on: '2026-11-25', seen: 'The refusal of an address gives an example of one.' }
      ]
    },
    {
      number: '11.12',
      asks: 'Les saisies qui engagent ou modifient peuvent-elles être corrigées ou annulées ?',
      verdict: 'NA',
      proof: [
        {
          on: '2026-11-25',
          seen: 'No public form changes or erases data, nor has it a financial or legal effect.'
        }
      ]
    },
    {
      number: '11.13',
      asks: 'La finalité des champs sur la personne est-elle déductible ?',
      verdict: 'C',
      proof: [
        { test: 'A11Y-22' },
        {
          on: '2026-11-25',
          seen: 'The fields of the pop-up for name, first name, address and phone carry their purpose too.'
        }
      ]
    }
  ]
}
