import type { SeedArticle } from '../seed-article.ts'

export const article: SeedArticle = {
  id: 2,
  title: 'Le yield management à la portée d’un hôtel indépendant',
  imageUrl: null,
  isPinned: false,
  createdAt: '2026-03-05T08:15:00.000Z',
  content: `<p>Un samedi de juin complet cinq semaines à l’avance fait plaisir à toute l’équipe. C’est pourtant, le plus souvent, le signe d’un prix trop bas. Le yield management consiste à s’en apercevoir à temps, et à corriger sans faire fuir personne.</p>
<p>Les chaînes ont des équipes pour cela. Un indépendant peut en reprendre l’essentiel avec un historique propre, quelques règles écrites et, s’il le souhaite, un modèle de prévision qui fait les calculs chaque nuit.</p>
<h2>Un seul samedi, trois prix</h2>
<p>Prenons un hôtel de 40 chambres. L’exemple est inventé, mais l’ordre de grandeur est réaliste : chaque chambre occupée coûte 18 € en ménage, linge, énergie et produits d’accueil.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Prix affiché</th><th scope="col">Chambres vendues</th><th scope="col">Chiffre d’affaires</th><th scope="col">RevPAR</th><th scope="col">Marge après coûts variables</th></tr>
</thead>
<tbody>
<tr><th scope="row">110 €</th><td>40</td><td>4 400 €</td><td>110,00 €</td><td>3 680 €</td></tr>
<tr><th scope="row">129 €</th><td>37</td><td>4 773 €</td><td>119,33 €</td><td>4 107 €</td></tr>
<tr><th scope="row">149 €</th><td>30</td><td>4 470 €</td><td>111,75 €</td><td>3 930 €</td></tr>
</tbody>
</table>
<figcaption>Le RevPAR divise le chiffre d’affaires hébergement par le nombre de chambres disponibles, vendues ou non.</figcaption>
</figure>
<p>Deux leçons. Le meilleur prix n’est pas celui qui remplit. Et même à 149 €, avec dix chambres vides, l’hôtel gagne plus qu’à 110 € : il nettoie moins et vend mieux. Le taux d’occupation, seul, ne dit rien de tout cela.</p>
<h2>Les données à réunir d’abord</h2>
<p>Vingt-quatre mois d’historique suffisent pour commencer. Pour chaque nuitée, il faut la date du séjour, la date de réservation, le canal, le type de chambre, le prix payé et l’éventuelle annulation. La date de réservation est la plus précieuse : elle permet de savoir si, à trente jours, le remplissage est en avance ou en retard.</p>
<p>Trois nettoyages s’imposent presque toujours : sortir les nuitées gratuites et les chambres en travaux, distinguer groupes et individuels, ramener tous les prix à la même base, sans petit-déjeuner ni taxe de séjour.</p>
<h2>Cinq règles avant tout algorithme</h2>
<ol>
<li><strong>Un plancher et un plafond.</strong> Par type de chambre et par saison. Aucun outil ne les franchit sans accord.</li>
<li><strong>Un calendrier de la demande.</strong> Vacances, salons, matchs, mariages, ponts : quatre couleurs suffisent.</li>
<li><strong>Des paliers.</strong> Quatre ou cinq prix par saison, plutôt qu’un tarif qui bouge de deux euros chaque heure.</li>
<li><strong>Un rendez-vous.</strong> Vingt minutes chaque lundi sur les quatre-vingt-dix jours à venir.</li>
<li><strong>Un journal.</strong> Chaque prix changé à la main est noté avec sa raison. C’est ce qui permettra d’apprendre.</li>
</ol>
<p>Beaucoup d’établissements progressent déjà avec ces cinq règles et un tableur.</p>
<h2>Ce que le modèle apporte ensuite</h2>
<p>Un modèle de prévision compare le rythme des réservations à celui des dates semblables, tient compte des annulations attendues et propose un palier pour chaque nuit. Son avantage n’est pas d’être plus fin qu’un bon responsable d’hébergement ; c’est de regarder 365 dates toutes les nuits, y compris le mardi de novembre auquel personne ne pense.</p>
<p>Il aide aussi dans les arbitrages. Un groupe demande quinze chambres à 95 € pour notre samedi de juin. Faut-il accepter ?</p>
<ul>
<li>Sans le groupe : 37 individuels prévus à 129 €.</li>
<li>Avec le groupe : 25 chambres restent pour eux, donc 12 ventes perdues, soit 1 548 €.</li>
<li>Le groupe rapporte 15 × 95 €, soit 1 425 €.</li>
</ul>
<p>Il manque 123 €, auxquels s’ajoute le coût de trois chambres occupées en plus, 54 €. La demande devient intéressante si le dîner et la location de salle dégagent plus de 177 € de marge. La réponse n’est donc ni oui ni non : elle dépend d’un chiffre que le commercial connaît.</p>
<h2>Ce qu’il ne voit pas</h2>
<p>Un modèle apprend du passé. Il ignore le concert annoncé hier, la ligne de train en travaux, l’hôtel voisin qui ferme pour rénovation ; il faut les lui dire. Il ne connaît pas non plus la mémoire de vos habitués : payer 60 € de plus que l’an dernier pour la même chambre s’explique, mais encore faut-il que quelqu’un l’explique.</p>
<p>Enfin, il peut se tromper avec assurance sur les dates rares. Le 31 décembre n’a lieu qu’une fois par an : deux ans d’historique ne donnent que deux exemples. Pour ces nuits-là, l’expérience garde la main.</p>
<h2>Les erreurs qui coûtent cher</h2>
<ul>
<li><strong>Suivre le voisin.</strong> S’il baisse, vous ne savez pas s’il est vide ou s’il a perdu un groupe.</li>
<li><strong>Baisser tard.</strong> Brader à deux jours de l’arrivée habitue la clientèle à attendre.</li>
<li><strong>Oublier le canal.</strong> Une nuit à 129 € réservée en direct et la même nuit vendue avec 17 % de commission n’ont pas la même valeur : la seconde laisse 107 €.</li>
<li><strong>Tout changer à la fois.</strong> Nouveaux prix, nouveau site et nouvelles photos le même mois : on ne saura jamais ce qui a agi.</li>
</ul>
<h2>Comment juger le résultat</h2>
<p>Chez nos clients, les progressions de revenu d’hébergement atteignent au mieux 15 à 20 %, et concernent surtout des établissements qui pratiquaient deux tarifs par an. Un hôtel déjà bien piloté gagnera moins. Pour le savoir, comparez des périodes comparables, suivez le RevPAR net de commissions, et laissez quelques dates sous l’ancienne méthode comme témoins. Trois mois sont un minimum.</p>
<p>La mise en place demande en général deux à quatre semaines, dont une bonne moitié pour les données. Pour estimer ce que votre historique permet, <a href="/#contact">écrivez-nous</a> avec votre nombre de chambres et le nom de votre PMS.</p>`
}
