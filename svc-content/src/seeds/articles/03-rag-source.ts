import type { SeedArticle } from '../seed-article.ts'

export const article: SeedArticle = {
  id: 3,
  title: 'Le RAG expliqué simplement : des réponses, avec leur source',
  imageUrl: null,
  isPinned: false,
  createdAt: '2026-04-02T06:50:00.000Z',
  content: `<p>« À quelle heure le fournisseur peut-il livrer la scène au salon Opale ? » La réponse existe. Elle est à la page 14 d’un règlement intérieur, dans un dossier que seule Claire sait retrouver, et Claire est en congé. C’est pour ce genre de situation que le RAG est utile.</p>
<h2>De quoi parle-t-on ?</h2>
<p>RAG signifie <em lang="en">retrieval-augmented generation</em>, génération augmentée par la recherche. Le principe tient en deux temps. On cherche d’abord, dans vos documents, les passages qui concernent la question. On demande ensuite à un modèle de langage de répondre à partir de ces passages seulement, en citant chacun d’eux.</p>
<p>La différence avec un assistant grand public est là : celui-ci répond avec ce qu’il a retenu de son entraînement, c’est-à-dire sans rien savoir de votre salon Opale. Il produira pourtant une phrase plausible. Le RAG, lui, montre d’où vient ce qu’il avance.</p>
<blockquote>
<p><strong>Question :</strong> peut-on livrer la scène avant 7 heures au salon Opale ?</p>
<p><strong>Réponse :</strong> non. Les livraisons par le quai nord sont admises de 7 h à 11 h ; une dérogation se demande au régisseur cinq jours ouvrés avant.</p>
<p><strong>Source :</strong> Règlement des espaces, version de janvier, page 14, paragraphe 3.</p>
</blockquote>
<p>Le lecteur peut ouvrir la page 14 et vérifier. C’est toute la valeur du système : une réponse vérifiable vaut mieux qu’une réponse brillante. (L’exemple est fictif, la forme est celle que nous livrons.)</p>
<h2>Quels usages dans l’hôtellerie, l’événement, les services ?</h2>
<ul>
<li><strong>Réception :</strong> procédures de nuit, conditions d’annulation par canal, consignes techniques par chambre.</li>
<li><strong>Production événementielle :</strong> cahiers des charges, fiches techniques des lieux, comptes rendus des éditions passées.</li>
<li><strong>Cabinet ou agence :</strong> propositions déjà remises, contrats, notes de méthode.</li>
<li><strong>Ressources humaines :</strong> accords internes, livret d’accueil, règles de frais.</li>
</ul>
<p>Un bon signe : une même question est posée plusieurs fois par semaine, et toujours à la même personne.</p>
<h2>Comment se prépare un tel projet ?</h2>
<h3>Choisir peu de documents, mais les bons</h3>
<p>Deux cents documents tenus à jour donnent de meilleurs résultats que vingt mille fichiers sans date. Le tri est la partie la plus longue, et elle ne se délègue pas entièrement : qui d’autre que vous peut dire laquelle des quatre versions de la grille tarifaire est la bonne ?</p>
<h3>Découper sans casser le sens</h3>
<p>Les textes sont coupés en passages de quelques paragraphes, rattachés à leur titre, à leur page et à leur date. Un tableau coupé en deux devient trompeur ; il faut le garder entier. Les documents scannés passent par une reconnaissance de caractères, à contrôler sur les chiffres.</p>
<h3>Respecter les droits d’accès</h3>
<p>Si un dossier est réservé à la direction, ses passages ne doivent pas remonter dans la réponse donnée à un saisonnier. Le filtre s’applique avant la recherche, jamais après. C’est le point que nous testons en premier.</p>
<h3>Écrire l’examen avant la leçon</h3>
<p>Nous demandons à l’équipe cinquante questions réelles, avec la réponse attendue et le document qui la contient. Dix d’entre elles n’ont volontairement aucune réponse dans la base. Cet examen est repassé à chaque modification.</p>
<table>
<caption>Ce que l’on mesure sur les cinquante questions (seuils donnés en exemple)</caption>
<thead>
<tr><th scope="col">Mesure</th><th scope="col">La question posée</th><th scope="col">Seuil avant mise en service</th></tr>
</thead>
<tbody>
<tr><th scope="row">Passage retrouvé</th><td>Le bon document figure-t-il parmi les extraits ?</td><td>36 sur 40</td></tr>
<tr><th scope="row">Réponse exacte</th><td>Un responsable la signerait-il ?</td><td>34 sur 40</td></tr>
<tr><th scope="row">Source juste</th><td>La page citée dit-elle bien cela ?</td><td>Toutes les réponses données</td></tr>
<tr><th scope="row">Abstention</th><td>Le système dit-il « je ne sais pas » quand il le faut ?</td><td>9 sur 10</td></tr>
</tbody>
</table>
<h2>Que se passe-t-il quand il ne sait pas ?</h2>
<p>Il doit le dire, puis indiquer vers qui se tourner. L’abstention se règle : si les passages trouvés sont trop éloignés de la question, aucune réponse n’est rédigée. Les premières semaines, une équipe trouve ce garde-fou agaçant. Puis elle comprend qu’il est la raison pour laquelle on peut se fier au reste.</p>
<p>Les questions restées sans réponse forment d’ailleurs une liste précieuse : ce sont les documents qui manquent.</p>
<h2>Quelles sont ses limites ?</h2>
<ul>
<li><strong>Il ne compte pas bien.</strong> « Combien de séminaires avons-nous accueillis l’an dernier ? » relève d’une base de données, pas d’une recherche de passages.</li>
<li><strong>Il ne tranche pas entre deux textes contraires.</strong> Il peut signaler la contradiction ; à vous de la lever.</li>
<li><strong>Il peut mal lire.</strong> Citer une source réduit fortement les inventions, sans les supprimer. Une réponse qui engage un contrat se vérifie.</li>
<li><strong>Il vieillit.</strong> Sans responsable des mises à jour, il répondra dans un an avec les tarifs d’aujourd’hui.</li>
</ul>
<h2>Et la confidentialité ?</h2>
<p>Trois questions à poser à tout prestataire : où sont stockés les documents et leur index, les textes servent-ils à entraîner un modèle, que reste-t-il après la fin du contrat ? S’il y a des données personnelles, le prestataire agit comme sous-traitant et un contrat conforme à l’article 28 du RGPD est nécessaire. Quant aux questions des salariés, elles n’ont pas à devenir un outil de surveillance : nous conservons les textes utiles à l’amélioration, sans les noms.</p>
<h2>Par où commencer ?</h2>
<p>Par un service, un dossier, cinquante questions. Comptez deux à quatre semaines jusqu’à un essai utilisable, davantage si les droits d’accès sont complexes. Repérez la question que l’on pose le plus souvent à votre Claire : ce sera la première ligne de l’examen, et un bon sujet pour <a href="/#contact">un premier échange</a>.</p>`
}
