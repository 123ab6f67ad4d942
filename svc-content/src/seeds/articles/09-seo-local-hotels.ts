import type { SeedArticle } from '../seed-article.ts'

export const article: SeedArticle = {
  id: 9,
  title: 'SEO local : un plan de douze semaines pour être trouvé près de chez vous',
  imageUrl: null,
  isPinned: false,
  createdAt: '2026-10-20T06:55:00.000Z',
  content: `<p>« Hôtel calme près de la gare », « salle de séminaire 30 personnes Tours », « petit hôtel avec jardin, chien accepté » : personne ne cherche un hôtel par son nom avant de le connaître. Le référencement local consiste à être une bonne réponse à ces phrases-là, et à le prouver.</p>
<p>Ce plan s’adresse à un établissement qui dispose d’un site et de trois heures par semaine. Il ne promet pas la première place : aucun prestataire sérieux ne le peut, puisque le classement dépend aussi du lieu où se trouve la personne qui cherche.</p>
<h2>Semaines 1 et 2 : faire l’état des lieux</h2>
<p>Notez vingt recherches qu’un client ferait réellement. Demandez-les à la réception, pas au service commercial : « On nous demande toujours si… » est un excellent début. Pour chacune, relevez qui apparaît sur la carte, qui apparaît dessous, et à quelle distance.</p>
<p>Relevez aussi le point de départ : appels, demandes d’itinéraire et clics de la fiche d’établissement, visites du site par page, part des réservations directes. Sans ces chiffres d’octobre, ceux de janvier ne voudront rien dire. Pensez à la saison : comparez avec l’année précédente, jamais avec le mois d’avant.</p>
<h2>Semaines 3 et 4 : la fiche d’établissement</h2>
<p>La fiche Google est souvent vue avant le site. Reprenez-la ligne par ligne.</p>
<ul>
<li><strong>Nom :</strong> celui de l’enseigne, sans mots-clés ajoutés. « Hôtel du Parc pas cher centre-ville » expose à une suspension.</li>
<li><strong>Catégorie :</strong> la plus précise, puis quelques catégories secondaires exactes.</li>
<li><strong>Adresse et téléphone :</strong> identiques partout, du site à l’office de tourisme.</li>
<li><strong>Équipements :</strong> tous, y compris ceux qui paraissent évidents, comme l’ascenseur ou le local à vélos.</li>
<li><strong>Photos :</strong> la façade de jour, l’entrée, chaque type de chambre, la salle de bains. Des photos honnêtes évitent des avis amers.</li>
<li><strong>Lien de réservation :</strong> vérifiez que le lien direct figure bien à côté de ceux des plateformes.</li>
</ul>
<h2>Semaines 5 à 8 : les pages qui manquent</h2>
<p>La plupart des sites d’hôtels ont une page d’accueil, une page de chambres et un formulaire. Il leur manque les pages qui répondent aux vingt recherches. Quatre suffisent pour commencer.</p>
<table>
<caption>Quatre pages pour un hôtel de ville (exemple)</caption>
<thead>
<tr><th scope="col">Page</th><th scope="col">La recherche visée</th><th scope="col">Ce que vous seul pouvez écrire</th></tr>
</thead>
<tbody>
<tr><th scope="row">Venir à l’hôtel</th><td>hôtel près de la gare</td><td>Le trajet à pied, minuté, avec la côte et les pavés</td></tr>
<tr><th scope="row">Séminaires</th><td>salle de réunion 30 personnes</td><td>Plans, lumière du jour, débit mesuré, tarif de départ</td></tr>
<tr><th scope="row">Avec un chien</th><td>hôtel chien accepté</td><td>Supplément, chambres concernées, parc à cinq minutes</td></tr>
<tr><th scope="row">Le quartier</th><td>où dormir près du musée</td><td>Six adresses où l’équipe va vraiment</td></tr>
</tbody>
</table>
<p>La troisième colonne est décisive. Une IA peut rédiger en une minute une page sur « les incontournables de la ville » ; cent autres hôtels ont fait la même, avec les mêmes adjectifs. Servez-vous-en plutôt pour ordonner vos notes, proposer des titres, traduire, repérer les questions auxquelles la page ne répond pas. Les faits, les mesures et les adresses viennent de vous, et quelqu’un les relit.</p>
<h3>Un mot de technique</h3>
<p>Demandez à votre prestataire trois choses : des données structurées de type <em>Hotel</em>, selon le vocabulaire de schema.org, qui reprennent exactement ce que la page affiche ; des images légères, car une page lente sur téléphone perd des visiteurs ; un titre et une description propres à chaque page. Si le site existe en plusieurs langues, chaque version doit signaler les autres.</p>
<h2>Semaines 9 et 10 : les avis</h2>
<p>Un avis récent, détaillé, auquel l’hôtel a répondu, aide le lecteur autant que le moteur de recherche. La méthode est sans mystère : demander à tous, au bon moment, par un lien simple. Trois pratiques sont à proscrire : acheter des avis, offrir une remise en échange, ne solliciter que les clients contents. Les plateformes les interdisent, et des avis trompeurs peuvent constituer une pratique commerciale sanctionnée par la loi.</p>
<p>Pour les réponses, un assistant peut préparer un brouillon et regrouper les sujets : onze remarques sur le bruit de la cour en deux mois, cela mérite mieux que onze réponses aimables. Un changement de joint de fenêtre est parfois la meilleure action de référencement de l’année.</p>
<h2>Semaine 11 : les liens du voisinage</h2>
<p>Oubliez les annuaires payants. Dressez la liste de ceux qui vous connaissent déjà : l’office de tourisme, le club d’entreprises, le domaine qui organise des mariages, le festival dont vous logez les artistes, le fournisseur dont vous servez le miel. Beaucoup ont une page « Où dormir » ou « Nos partenaires ». Dix messages personnels valent mieux que mille liens achetés, qui contreviennent d’ailleurs aux règles des moteurs.</p>
<h2>Semaine 12 : mesurer, puis choisir</h2>
<p>Reprenez les vingt recherches et les chiffres du début. Un résultat encourageant ressemblerait à ceci, pour un hôtel fictif : six recherches où il apparaît désormais sur la carte contre deux auparavant, un tiers d’itinéraires en plus par rapport à la même période, et quatre nuits directes de plus par semaine. À 120 € la nuit et 17 % de commission évitée, ces quatre nuits représentent environ 82 € par semaine : pas une révolution, mais plus de 4 000 € sur une année, si le rythme se maintient.</p>
<p>Certains effets sont plus lents. Une page nouvelle peut mettre plusieurs mois à trouver sa place. Gardez le relevé, une fois par mois, le même jour.</p>
<h2>Et les réponses des assistants d’IA ?</h2>
<p>De plus en plus de voyageurs posent leur question à un assistant plutôt qu’à un moteur. Personne ne peut garantir d’y être cité. Mais la préparation est la même : des informations exactes, concordantes d’un site à l’autre, et des pages qui répondent franchement à une question précise. Méfiez-vous des recettes secrètes vendues sous un sigle nouveau.</p>
<p>Si vous voulez savoir où vous en êtes avant de bloquer ces trois heures hebdomadaires, demandez l’évaluation gratuite proposée sur notre <a href="/seo">page SEO pour les hôtels</a>. L’adresse de votre site et un e-mail suffisent.</p>`
}
