/** What the authors of the seed articles had before them: the orders of size of their worked examples, by article. */
export const seedNotes: Record<number, string> = {
  1: 'Relevé d’exemple : 31 heures de factures par mois, dont 80 % automatisables : on gagne près de 25 heures, la vérification en reprend cinq ; coût horaire 26 €, soit 520 €. Ne pas compter cinq minutes économisées huit fois par jour.',
  2: 'Hôtel d’exemple, 40 chambres : 110 €, 129 €, 149 € ; groupe à 95 € ; il manque 123 € et 54 €, soit 177 € ; commission 17 %, la nuit laisse 107 € ; un client paie 60 € de plus.',
  6: 'Exemple de réponse : chambre familiale à 186 € la nuit.'
}
