/** What the privacy page says beside the choice of not being counted (AUDIENCE-10). */
export const audienceChoice = {
  object: 'Ne plus compter mes visites',
  takeBack: 'Compter de nouveau mes visites',
  counted: 'Vos visites sont comptées.',
  objection: 'Vos visites ne sont plus comptées dans ce navigateur.',
  browser: 'Votre navigateur demande à ne pas être suivi : vos visites ne sont pas comptées.',
  failed: 'Votre navigateur refuse de retenir ce choix.'
}
