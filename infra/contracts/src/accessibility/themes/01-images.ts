import type { Theme } from './audit-types.ts'

export const images: Theme = {
  name: 'Images',
  criteria: [
    {
      number: '1.1',
      asks: 'Chaque image qui informe a-t-elle une alternative textuelle ?',
      verdict: 'C',
      proof: [
        { test: 'A11Y-3' },
        { test: 'CHAT-32' },
        {
          on: '2026-11-25',
          seen: 'Every svg with role="img" (portraits, client marks, case screens, calendars, the façade) is named in the accessibility tree; no img element informs.'
        }
      ]
    },
    {
      number: '1.2',
      asks: 'Chaque image de décoration est-elle ignorée des technologies d’assistance ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'Icons, covers of articles, the motif of the pop-up and the drawings of cards are aria-hidden or have an empty alt; none is in the tree of any page.'
        }
      ]
    },
    {
      number: '1.3',
      asks: 'L’alternative de chaque image qui informe est-elle pertinente ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'Each name was read against its picture: who is on a portrait, which client a mark stands for, what a case screen shows.'
        }
      ]
    },
    {
      number: '1.4',
      asks: 'L’alternative de chaque image-test ou CAPTCHA dit-elle à quoi elle sert ?',
      verdict: 'NA',
      proof: [
        {
          on: '2026-11-25',
          seen: 'No picture serves to tell people from programs: the trap of the forms is a field that nobody meets.'
        }
      ]
    },
    {
      number: '1.5',
      asks: 'Chaque CAPTCHA a-t-il une autre forme ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page holds a CAPTCHA.' }]
    },
    {
      number: '1.6',
      asks: 'Chaque image complexe a-t-elle, si besoin, une description détaillée ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'The planning of the home page has its content in its caption; case screens, the calendar of /seo and the launch of /chatbot say in their name what their bars say.'
        }
      ]
    },
    {
      number: '1.7',
      asks: 'Chaque description détaillée est-elle pertinente ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'The caption of the planning and the names of calendars were read against what is drawn.'
        }
      ]
    },
    {
      number: '1.8',
      asks: 'Chaque image de texte est-elle, si possible, remplacée par du texte ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'The words of the drawings are text, of HTML or of SVG; only the marks of clients are drawn letters, which are logos.'
        }
      ]
    },
    {
      number: '1.9',
      asks: 'Chaque légende d’image est-elle reliée à son image ?',
      verdict: 'NA',
      proof: [
        {
          on: '2026-11-25',
          seen: 'No picture of the sample has a caption beside its name: figures hold real text under theirs, or a drawing that the caption stands for.'
        }
      ]
    }
  ]
}
