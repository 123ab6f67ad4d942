import type { SeedArticle } from '../seed-article.ts'

export const article: SeedArticle = {
  id: 4,
  title: 'Soixante extras pour samedi : ce que l’IA change dans un planning événementiel',
  imageUrl: null,
  isPinned: false,
  createdAt: '2026-05-12T07:20:00.000Z',
  content: `<p>Lundi, 9 h. Le client confirme un dîner de gala de 600 couverts pour le samedi de la semaine suivante. Il faut 48 serveurs, huit chefs de rang et quatre hôtes d’accueil. Le carnet d’adresses compte 310 extras, réparti entre un tableur, deux téléphones et la mémoire de la responsable du personnel.</p>
<p>Cette situation, composée à partir de plusieurs autres, est banale chez les traiteurs, les hôtels à séminaires et les producteurs d’événements. Suivons-la jusqu’au lundi d’après.</p>
<h2>J-12 : qui appeler, et dans quel ordre ?</h2>
<p>Sans outil, on commence par ceux dont on se souvient. Ce sont les plus sollicités, donc les moins libres. Avec un vivier en ordre, un moteur de règles écarte d’abord ceux qui ne peuvent pas venir : déjà engagés, indisponibles, trop proches de leur plafond d’heures, sans l’habilitation demandée. Il propose ensuite un ordre d’appel selon des critères affichés, par exemple l’expérience du poste, la distance et le temps écoulé depuis la dernière mission.</p>
<p>Aucune IA n’est encore intervenue. C’est normal : les contraintes légales se traitent par des règles exactes, pas par des probabilités.</p>
<h2>J-11 : envoyer les propositions et lire les réponses</h2>
<p>Ici, un modèle de langage devient utile. Les messages partent par vagues de vingt, et les réponses arrivent en langue de tous les jours :</p>
<ul>
<li>« ok pr samedi mais je dois partir à 1h, dernier RER »</li>
<li>« Dispo ! Ma sœur aussi si besoin, elle a fait le salon en mars »</li>
<li>« ça dépend, c’est payé les habillages ? »</li>
</ul>
<p>Le modèle classe : oui sous condition, oui avec cooptation, question. La première réponse est inscrite avec sa limite d’horaire, la deuxième crée une fiche à valider, la troisième part chez la responsable. Personne n’a recopié quoi que ce soit.</p>
<h2>J-5 : construire le planning</h2>
<p>Le calcul place chaque personne en respectant des contraintes, puis cherche le meilleur compromis entre coût, expérience et équité. Certaines contraintes viennent de la loi. En voici quelques-unes, dans leur version générale ; les conventions collectives prévoient des règles propres, qu’il faut paramétrer avec votre conseil.</p>
<table>
<caption>Contraintes à inscrire en dur dans l’outil (droit commun du travail en France)</caption>
<thead>
<tr><th scope="col">Sujet</th><th scope="col">Règle générale</th><th scope="col">Ce que fait l’outil</th></tr>
</thead>
<tbody>
<tr><th scope="row">Repos quotidien</th><td>11 heures consécutives</td><td>Refuse l’affectation et dit pourquoi</td></tr>
<tr><th scope="row">Durée quotidienne</th><td>10 heures de travail effectif</td><td>Alerte dès la neuvième heure prévue</td></tr>
<tr><th scope="row">Durée hebdomadaire</th><td>48 heures au maximum sur une semaine</td><td>Compte aussi les missions déjà faites</td></tr>
<tr><th scope="row">Déclaration préalable à l’embauche</th><td>Avant la prise de poste</td><td>Bloque le badge tant qu’elle manque</td></tr>
<tr><th scope="row">Contrat à durée déterminée</th><td>Écrit, remis au plus tard dans les deux jours ouvrables suivant l’embauche</td><td>Prépare le document et suit la signature</td></tr>
</tbody>
</table>
<h2>J-1 : six désistements</h2>
<p>Un planning ne vaut que par sa capacité à être refait. Six personnes se décommandent le vendredi ; l’outil cherche des remplaçants compatibles, sans toucher aux 54 affectations qui tiennent. C’est un réglage important : un optimiseur laissé libre rebat toutes les cartes pour gagner quelques euros, et l’équipe découvre un horaire différent à chaque mise à jour.</p>
<h2>Samedi, puis lundi</h2>
<p>Sur place, rien ne remplace la cheffe de salle qui voit que deux serveurs ne peuvent pas travailler côte à côte. Le lundi, en revanche, les heures pointées sont rapprochées des heures prévues, et les seuls écarts sont soumis à validation avant la paie.</p>
<h2>Combien cela rapporte-t-il ?</h2>
<p>Reprenons nos soixante postes, avec des montants d’exemple. Avant : 24 postes confiés à une agence, pour un surcoût de 60 € chacun, et 18 heures de coordination à 28 €. Total : 1 944 €. Après : 16 postes en agence, dix heures de coordination, 150 € d’outil ramenés à l’événement. Total : 1 390 €.</p>
<p>La baisse approche 29 %. Les coûts de recrutement inférieurs de 30 % que nous citons correspondent à ce type de cas : un vivier large et mal exploité. Une maison qui emploie toujours les mêmes quinze extras n’obtiendra pas ce résultat, et nous le lui dirons.</p>
<h2>Les lignes à ne pas franchir</h2>
<h3>Décider seul</h3>
<p>L’article 22 du RGPD encadre strictement les décisions entièrement automatisées qui ont un effet important sur une personne. Écarter quelqu’un d’un vivier en fait partie, à notre avis : l’outil propose, un responsable décide, et l’intéressé peut demander une explication.</p>
<h3>Noter les personnes</h3>
<p>Le règlement européen sur l’IA range parmi les usages à haut risque, dans son annexe III, les systèmes destinés au recrutement, à l’évaluation des travailleurs ou à la répartition des tâches selon leur comportement. Un score opaque de « fiabilité » vous y mène tout droit. Préférez des faits datés : missions faites, retards constatés, avec un droit de réponse et un effacement programmé.</p>
<h3>Reproduire les habitudes</h3>
<p>Si l’on a toujours confié l’accueil aux femmes et le port des charges aux hommes, un modèle entraîné sur l’historique continuera. Le genre, l’âge, l’origine et la photo ne doivent entrer dans aucun critère, et les résultats se contrôlent deux fois par an.</p>
<h3>Oublier les représentants du personnel</h3>
<p>Dans une entreprise d’au moins cinquante salariés, le comité social et économique est consulté avant l’introduction de nouvelles technologies. Le faire tôt évite bien des malentendus.</p>
<h2>Êtes-vous prêt ? Six vérifications</h2>
<ol>
<li>Un seul fichier d’extras, sans doublons, avec la date du dernier contact.</li>
<li>Les postes décrits de la même façon par tous les sites.</li>
<li>Les habilitations et leurs dates d’expiration.</li>
<li>Un recueil de disponibilités auquel les gens répondent vraiment.</li>
<li>Les règles de votre convention, écrites noir sur blanc.</li>
<li>Une personne qui a le droit de dire non à la machine.</li>
</ol>
<p>S’il vous en manque deux ou trois, c’est par là qu’il faut commencer, avec ou sans nous. Si tout y est, un premier périmètre peut tourner en quatre à six semaines, le temps de relier planning, contrats et paie : <a href="/#contact">décrivez-nous votre prochain événement</a>, nous partirons de lui.</p>`
}
