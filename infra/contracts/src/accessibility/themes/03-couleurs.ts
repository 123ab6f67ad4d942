import type { Theme } from '../audit-types.ts'

export const couleurs: Theme = {
  name: 'Couleurs',
  criteria: [
    {
      number: '3.1',
      asks: 'L’information est-elle donnée autrement que par la seule couleur ?',
      verdict: 'C',
      proof: [
        { test: 'A11Y-9' },
        {
          on: '2026-11-25',
          seen: 'A step that is done, the current page, the current dot, an error and a kind of session each have a shape, a length, an icon or words beside their colour.'
        }
      ]
    },
    {
      number: '3.2',
      asks: 'Le contraste du texte avec son fond est-il suffisant ?',
      verdict: 'C',
      proof: [
        { test: 'A11Y-3' },
        { test: 'A11Y-18' },
        {
          on: '2026-11-25',
          seen: 'On seven pages every text was measured against the pixels beneath it, in drawings and over gradients too, where axe does not decide: none is below what its size asks for, but the letters of a client’s mark, which is a logo.'
        }
      ]
    },
    {
      number: '3.3',
      asks: 'Le contraste des composants et des graphiques qui informent est-il suffisant ?',
      verdict: 'C',
      proof: [
        { test: 'A11Y-19' },
        {
          on: '2026-11-25',
          seen: 'Bars and dots that inform were calculated on their grounds: 3.2:1 at least (the dots of the cards on teinte); the others repeat what words beside them say.'
        }
      ]
    }
  ]
}
