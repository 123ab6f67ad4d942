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
  votre vous vraiment vrai y ca chose choses dire dis dit dois doit doivent devez devrait cest svp ok oui non hein quoi juste cas
  voudrait aimerais aimerait aurais pourra pourrions devrais devrions faudrait ferais feriez serait seriez sera etions suffit suffirait tache tachez
  monsieur madame mademoiselle messieurs mesdames cordialement svp stp bonne journee coucou allo dites dire disent dit-on parait puisse puissiez
  auquel auxquels laquelle lesquels desquels duquel celui-ci telle tel tels telles certes or ainsi afin selon malgre envers quant lors
  evidemment franchement sincerement carrement justement normalement apparemment visiblement simplement vachement hyper super grave enorme enormement assez beaucoup
  tas plein paquet quelqu quelqu'un toute-fois toutefois neanmoins pourtant cependant ensuite puis enfin finalement bientot hier aujourd'hui aujourd hui demain maintenant
  tantot parfois souvent rarement autant ailleurs dehors dedans dessus dessous mouais ouais bah ben euh bon ah oh eh hop quoi quelquefois`)

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
  enfer cheveux arrache arracher arrachent gueule gueuler crise pagaille bazar bordel panique catastrophe catastrophique completement uniquement surement franco direct directement jouable faisable
  nouveaux octobre novembre decembre janvier fevrier mars avril mai juin juillet aout septembre verra voient voyez sait savent sache bosse bossent ira iront irait boss gars signe signer utile utiles familial familiale coince coincer limite limitee monte montent seul seuls seule toute debouche previent prevenez pren charg label mien mienne miens max maxi mini retour derriere personne personnes visiblement recoit recevons recevoir recu recus recues joint joignable demarrer demarre choisit choisissez souci soucis date datent dater rale raler
  montre montrez gagne tombent tombe perdent passent passons reste restent dispo fichu nul nulle nuls rapidement tellement mal bete betes connais connait connaissons
  ecris ecrit ecrire ecrivez lisez appelle appellent appelez arrivent viennent amene apporte apportez apporter sommes serons reponde repondent chaine quotidiennement moitie galere galerer marre ras bol perdre perds perdu perdons peine peur peurs inquiet inquiete crains crainte doute doutes sur sure certain envie reve rever
  gars mec mecs fille femme mari epouse epoux fils petit-fils fille papa maman pere mere frere soeur ami amis copain copine voisin cousin beau-frere neveu daron daronne bonhomme dame
  vieux vieille jeune vrai faux pareil pareille same egal egale difference idee avis pense croire crois croyez croit imagine imaginer suppose
  attention tombe tomber arret arreter arrete gerer gere gerez bosser bosse bossez taf boulot job fou folle dingue rendu rends cote cotes fond bout
  soit-disant pretend pretendez promettre promettez promesse jure jurer serieux serieuse concret concrete concretement vrai-ment normal bizarre etrange trucs bidule machin machins
  tourne tient tenons tiens commence commencent ensemble chacun chacune personne-la raconter raconte entendu entendre entends entend lire lis lit lu voulu veuillez oblige obligee
  habitude habitue habituee prevu prevoir prevoit prevoyez vise viser cause causes facon manieres maniere genre sorte niveau tour coup fait faits quinze dix cinq six sept huit neuf deux trois quatre onze douze vingt trente quarante cinquante soixante cent
  lundi mardi mercredi jeudi vendredi matin apres-midi midi soiree hiver ete printemps automne saison annuel mensuel mensuelle hebdomadaire quotidien quotidienne tranquille regrette regret plusieurs certains certaine certaines certain vers selon pendant sinon question questions reponse reponses repondre repond repondez repondent`)
