import type { SeedArticle } from '../seed-article.ts'

export const article: SeedArticle = {
  id: 5,
  title: 'De la facture au PMS : supprimer la ressaisie sans perdre le contrôle',
  imageUrl: null,
  isPinned: false,
  createdAt: '2026-06-09T06:35:00.000Z',
  content: `<p>Dans un hôtel, une facture se lit souvent trois fois : à l’ouverture du courrier, au moment de la saisie, puis quand on cherche l’erreur. L’automatisation ne supprime utilement que la deuxième lecture. Encore faut-il savoir où chaque facture doit finir.</p>
<h2>Trois familles, trois destinations</h2>
<p>On parle de « factures » comme s’il n’y en avait qu’une sorte. Or le PMS n’est pas un logiciel de comptabilité, et tout n’a pas à y entrer.</p>
<ul>
<li><strong>Les commissions d’agences et de plateformes.</strong> Elles se rapprochent des séjours : telle réservation, tel montant, client venu ou non.</li>
<li><strong>Les prestations à refacturer.</strong> Les fleurs d’un mariage ou la sonorisation d’un séminaire doivent rejoindre le dossier du client dans le PMS, avant son départ.</li>
<li><strong>Les achats et frais généraux.</strong> Linge, énergie, épicerie : direction la comptabilité, avec le bon compte et le bon service.</li>
</ul>
<p>Les deux premières familles coûtent le plus cher quand elles sont mal traitées. Une commission payée sur un client qui n’est jamais venu, ou un bouquet que personne n’a refacturé : l’argent est perdu, et aucune alerte ne se déclenche.</p>
<h2>Le trajet d’un document</h2>
<ol>
<li><strong>Réception.</strong> Une adresse unique et un dossier unique. Les factures papier sont scannées le jour même.</li>
<li><strong>Lecture.</strong> Le modèle extrait fournisseur, numéro, date, lignes, taux de TVA et totaux, avec pour chaque champ un degré de confiance.</li>
<li><strong>Contrôles.</strong> Des règles arithmétiques, sans IA, vérifient ce qui peut l’être.</li>
<li><strong>Rapprochement.</strong> Le document est relié à une réservation, à un bon de commande ou à un contrat.</li>
<li><strong>Validation.</strong> Une personne accepte, corrige ou rejette. Les cas sûrs lui sont présentés par lots, les douteux un par un.</li>
<li><strong>Écriture.</strong> Le PMS ou la comptabilité reçoit la ligne, avec un lien vers le document d’origine.</li>
</ol>
<p>La troisième étape est la plus importante et la moins spectaculaire. Un modèle lit très bien une facture, et se trompe parfois d’une manière que l’œil ne voit pas : un 8 pour un 3, un avoir pris pour une facture. Le calcul en rattrape la plupart.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Contrôle</th><th scope="col">Ce qu’il attrape</th><th scope="col">En cas d’échec</th></tr>
</thead>
<tbody>
<tr><th scope="row">Somme des lignes = total hors taxes</th><td>Chiffre mal lu, ligne oubliée</td><td>Relecture humaine</td></tr>
<tr><th scope="row">Base × taux = TVA, taux par taux</th><td>Taux mélangés sur une même facture</td><td>Relecture humaine</td></tr>
<tr><th scope="row">Couple fournisseur et numéro déjà vu</th><td>Double paiement</td><td>Blocage</td></tr>
<tr><th scope="row">IBAN différent de celui de la fiche</th><td>Fraude au changement de coordonnées</td><td>Blocage et appel au fournisseur, à son numéro connu</td></tr>
<tr><th scope="row">Écart de prix avec le contrat</th><td>Hausse non annoncée</td><td>Signalement à l’acheteur</td></tr>
<tr><th scope="row">Séjour annulé ou client absent</th><td>Commission indue</td><td>Contestation préparée</td></tr>
</tbody>
</table>
<figcaption>Six contrôles qui ne demandent aucune intelligence artificielle, et sans lesquels il vaut mieux ne pas en mettre.</figcaption>
</figure>
<h2>Un mois type, avant et après</h2>
<p>Imaginons 400 documents par mois. À quatre minutes et demie l’un, saisie et classement compris, le service y passe trente heures. Si 5 % comportent une erreur découverte plus tard, vingt factures sont à reprendre, parfois après le départ du client.</p>
<p>Une fois le circuit installé, disons que 320 documents passent tous les contrôles et sont validés en vingt secondes, soit un peu moins de deux heures. Les 80 autres demandent trois minutes : quatre heures. Le total tombe à six heures environ. Et si deux erreurs subsistent au lieu de vingt, la baisse est de 90 %.</p>
<p>Ce chiffre de 90 % est celui que nous observons dans nos meilleurs cas, sur les erreurs de saisie, une fois les règles bien ajustées. Il ne vaut pas pour le premier mois, et il ne compte pas les erreurs du fournisseur lui-même, que le système révèle plutôt qu’il ne les crée. Demandez toujours à un prestataire ce qu’il met au numérateur.</p>
<h2>Le calendrier de la facturation électronique</h2>
<p>En France, la réforme prévoit l’obligation de recevoir des factures électroniques à partir du 1<sup>er</sup> septembre 2026 pour les entreprises concernées, et celle d’en émettre selon leur taille, à la même date ou au 1<sup>er</sup> septembre 2027. Les échanges passent par des plateformes agréées.</p>
<p>Faut-il attendre ? Non, mais il faut choisir. Pour vos fournisseurs français, la lecture de PDF perdra peu à peu de son intérêt puisque les données arriveront déjà structurées. Les contrôles, le rapprochement avec les séjours et la refacturation, eux, resteront entiers. C’est donc là qu’il faut investir. Les relevés étrangers, les tickets et les notes de frais continueront d’arriver sous toutes les formes.</p>
<h2>Questions à poser avant de signer</h2>
<h3>À l’éditeur du PMS</h3>
<ul>
<li>Peut-on écrire une ligne dans un dossier par une interface, ou seulement la lire ?</li>
<li>Existe-t-il un environnement d’essai, distinct de l’hôtel en activité ?</li>
<li>Que coûte la connexion, et qui la maintient après une mise à jour ?</li>
</ul>
<h3>À l’expert-comptable</h3>
<ul>
<li>Quel plan de comptes et quels axes analytiques doit-on respecter ?</li>
<li>Sous quelle forme conserver les originaux ? Les pièces comptables se gardent dix ans.</li>
<li>Jusqu’à quel montant la validation par lots est-elle acceptable ?</li>
</ul>
<h2>Les pièges du démarrage</h2>
<p>Le premier consiste à brancher l’écriture automatique dès le premier jour. Faites tourner le circuit deux semaines en parallèle de la saisie habituelle : les écarts vous apprendront plus qu’une démonstration. Le deuxième est d’oublier la séparation des rôles : celui qui crée un fournisseur ne doit pas être celui qui valide sa facture, même si l’outil rend la chose commode. Le troisième est de ne rien prévoir pour les pannes. Un PMS inaccessible un dimanche soir ne doit ni perdre une ligne, ni l’inscrire deux fois lundi.</p>
<p>Enfin, personne ne devrait attendre d’un modèle qu’il sache si la facture est <em>légitime</em>. Il voit un montant, une date, un libellé. Que quarante mètres de guirlande aient vraiment été posés, seul le maître d’hôtel peut le dire.</p>
<p>Pour situer votre établissement, prenez vingt factures du mois dernier et notez, pour chacune, sa famille et le temps passé. Avec ce relevé, <a href="/#contact">un premier échange</a> permet souvent de savoir si le projet tient en deux à quatre semaines ou s’il en demande six. Notre article sur <a href="/article/1">l’audit</a> décrit la méthode complète.</p>`
}
