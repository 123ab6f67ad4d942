const list = (words: string) => new Set(words.split(/\s+/).filter((word) => word !== ''))

/** Words that say nothing of what a question is about, without accents. */
export const emptyWords = list(`
  a ai aie aient ais ait alors apres as au aucun aucune aussi autre autres aux avec avez avoir avons avais avait aurai aurait avant bien bonjour bonsoir
  bref car ce ceci cela celle celles celui ces cet cette ceux chaque chez ci comme comment d dans de des deja depuis donc dont du elle elles en encore
  entre es est et etait etant etc ete etes etre eu eux exactement faire fais fait faites faut faudra faudrait ferez fera font genre grace ici il ils j je
  jusque l la le les leur leurs lors lorsque lui m ma mais me meme memes mes merci moi mon n ne ni nos notre nous on ont or ou par parce pas peu peut
  peuvent peux plus plutot pour pourquoi pourrais pourrait pourriez pouvez pouvoir pouvons puis puisque qu quand que quel quelle quelles quelque quelques
  quels quoi rien s sa sais salut sans savoir se sera serai seront ses seulement si soi soit sommes son sont souhaite souhaiterais sous suis sur surtout t
  ta tas te tes toi ton toujours tous tout toute toutes trop truc tu un une va vais vas veut veulent veux vient viens voici voila voir voit vont voudrais vos
  votre vous vraiment vrai y ca chose choses dire dis dit dois doit doivent devez devrait cest svp ok oui non hein quoi juste cas`)

/** Words of every question: they count for a third of the others. */
export const lightWords = list(`
  qui combien aider aide aimer ajouter aller amener an ans annee annees arriver arrive attendre attends avoir besoin beau bon bonne bons bonnes cherche
  chercher choisir clair commencer comprendre comprend connaitre connaissez continuer coup course debut decouvrir demande demander derniere dernier
  differents different donner donne durant effet eviter esperer essayer existe exister expliquer explique facile facilement fin fois fonctionne
  fonctionner force grand grande gros grosse haut heure heures idee important interesse interessant jamais joue jouer jour jours journee laisser laisse
  lequel laquelle lieu loin long longue lancer lance maintenant manque manquer marche marcher maximum max meilleur meilleure mettre met minimum mois moment monde montrer montre moyen moyenne
  niveau nombre nouveau nouvelle obtenir offrir offre parler parle part partie partir partent passe passer penser petit petite plait point possible possibles pourcentage
  premier premiere prendre prend prenez pres present principe probleme proche produit propose proposer proposez propre propres prochain promis quitter raison recevoir reçois recois regarder
  rendre rester reste reussir savez semaine semaines sens sert servir service services situation sorte sortir sujet supposer tard tellement temps tenir tot toucher tourner travail travaille travaillez travailler
  trouver trouve type utilise utiliser utilisez valoir vaut valent venir verifier verifiez vie vite vouloir voulez vraie vue
  moitie lorsquil plusieurs certains certaine certaines certain vers selon pendant sinon question questions reponse reponses repondre repond repondez repondent`)
