import type { SeedArticle } from '../seed-article.ts'

export const article: SeedArticle = {
  id: 1,
  title: 'Audit IA : dix jours pour savoir quoi automatiser, et quoi laisser tranquille',
  imageUrl: null,
  isPinned: true,
  createdAt: '2026-02-10T07:40:00.000Z',
  content: `<p>Un audit IA ne commence pas par un logiciel, mais par une chaise posée à côté de la réception. Pendant dix jours ouvrés, nous regardons le travail se faire, nous comptons, puis nous disons ce qui mérite d’être automatisé, ce qui doit attendre et ce qu’il faut laisser à des humains.</p>
<p>Voici le déroulé, jour par jour. Les chiffres sont ceux d’un établissement type, composé pour l’exemple : 62 chambres, un restaurant, trois salles de séminaire, 34 salariés et une vingtaine d’extras en saison.</p>
<h2>Avant notre venue : trois documents et une question</h2>
<p>La préparation prend environ deux heures à la direction. Nous demandons :</p>
<ul>
<li>l’organigramme et un planning récent, tel qu’il est réellement affiché ;</li>
<li>la liste des logiciels, avec la date d’échéance de chaque contrat ;</li>
<li>un échantillon d’une semaine ordinaire : objets des e-mails reçus, factures, demandes de groupes.</li>
</ul>
<p>La question, elle, est posée séparément au directeur et à chaque chef de service : « Quelle tâche feriez-vous disparaître demain matin ? » Les réponses coïncident rarement. Cet écart est souvent le premier résultat utile de l’audit.</p>
<h2>Jours 1 à 4 : observer et compter</h2>
<p>Nous passons une demi-journée dans chaque service : réception, réservation, comptabilité, restauration, commercial. Pour chaque tâche répétitive, nous notons sa fréquence, sa durée, les logiciels ouverts, les copies d’un écran à l’autre et ce qui arrive quand elle est mal faite.</p>
<p>Deux précautions valent d’être dites à l’équipe dès le premier matin. Nous chronométrons des tâches, pas des personnes : aucun nom ne figure dans nos relevés. Et nous n’installons rien : les accès sont en lecture seule, aucune donnée de client ne part dans un outil grand public.</p>
<h2>Jours 5 à 7 : noter chaque tâche</h2>
<p>Une tâche longue n’est pas forcément une bonne candidate. Nous regardons quatre critères : le temps passé, la stabilité des règles, l’accès aux données et le coût d’une erreur.</p>
<table>
<caption>Extrait d’une grille d’audit (établissement type, valeurs d’exemple)</caption>
<thead>
<tr><th scope="col">Tâche</th><th scope="col">Heures par mois</th><th scope="col">Règles stables</th><th scope="col">Données accessibles</th><th scope="col">Risque en cas d’erreur</th><th scope="col">Verdict</th></tr>
</thead>
<tbody>
<tr><th scope="row">Saisie des factures fournisseurs</th><td>31</td><td>Oui</td><td>Oui, en PDF</td><td>Moyen</td><td>Premier chantier</td></tr>
<tr><th scope="row">Devis de groupes</th><td>26</td><td>En partie</td><td>Oui</td><td>Moyen</td><td>Brouillons relus</td></tr>
<tr><th scope="row">Planning des extras</th><td>22</td><td>Oui</td><td>Trois tableurs à réunir</td><td>Élevé</td><td>Après remise en ordre</td></tr>
<tr><th scope="row">Choix des tarifs</th><td>14</td><td>En partie</td><td>Oui, trois ans</td><td>Élevé</td><td>Recommandation, puis test</td></tr>
<tr><th scope="row">Réclamations</th><td>12</td><td>Non</td><td>Dispersées</td><td>Très élevé</td><td>À laisser aux humains</td></tr>
</tbody>
</table>
<p>La dernière ligne surprend parfois. Un modèle de langage rédige très bien des excuses ; il ne sait pas que ce client vient pour la neuvième fois, ni que la chaudière est tombée en panne la même nuit. Il peut résumer le dossier. La réponse, elle, reste une décision.</p>
<h2>Jours 8 et 9 : chiffrer sans se mentir</h2>
<p>Reprenons les factures : 31 heures par mois. Si 80 % du travail peut être automatisé, on gagne près de 25 heures. Mais la vérification en reprend cinq. Restent vingt heures, soit 520 € par mois avec un coût horaire chargé de 26 €, pris ici comme hypothèse.</p>
<blockquote><p>Gain net = (temps supprimé − temps de contrôle) × coût horaire − abonnements − maintenance.</p></blockquote>
<p>Nous retenons toujours l’hypothèse basse, et nous écartons les gains que personne ne verra : cinq minutes économisées huit fois par jour n’ont de valeur que si elles libèrent un vrai créneau de travail.</p>
<h2>Jour 10 : une restitution ouverte à la discussion</h2>
<p>Le rapport tient en quelques pages et il est présenté devant les chefs de service, pas seulement devant la direction. Il contient :</p>
<ol>
<li>la carte des tâches observées, avec leurs volumes ;</li>
<li>trois chantiers au plus, classés ;</li>
<li>pour chacun, le périmètre, les données nécessaires, le coût, le délai, l’indicateur de réussite et la condition d’arrêt ;</li>
<li>les points de protection des données à régler avant de commencer ;</li>
<li>ce que nous déconseillons, et pourquoi.</li>
</ol>
<p>Un chantier simple se met ensuite en place en deux à quatre semaines ; il en faut plutôt quatre à six lorsque plusieurs logiciels doivent être reliés ou que les données demandent un nettoyage.</p>
<h2>Quatre découvertes que nous faisons souvent</h2>
<h3>Une règle de messagerie suffisait</h3>
<p>Tout ce qui se décrit par « si l’expéditeur est celui-ci, alors classer là » n’a pas besoin d’IA. C’est gratuit, et cela se fait dans l’après-midi.</p>
<h3>Le logiciel ne laisse pas sortir ses données</h3>
<p>Certains PMS n’ouvrent leur interface de connexion que contre un supplément. Mieux vaut le savoir avant de signer qu’au milieu du projet.</p>
<h3>Le processus n’existe pas</h3>
<p>Si trois réceptionnistes traitent une annulation de trois façons, automatiser revient à figer un désaccord. Il faut d’abord choisir une règle, ce qui ne coûte qu’une réunion.</p>
<h3>Personne ne s’en occupera</h3>
<p>Un automatisme sans référent se dégrade : un tarif change, un fournisseur modifie sa facture, et l’erreur passe. Comptez une à deux heures par semaine pour une personne nommée.</p>
<h2>Et si la conclusion est « pas maintenant » ?</h2>
<p>Cela arrive : changement de PMS prévu dans six mois, équipe en sous-effectif, volumes trop faibles. Un audit qui l’établit évite une dépense, et la liste des prérequis reste valable un an plus tard.</p>
<p>Si vous hésitez, notez pendant une semaine les trois tâches qui reviennent le plus. C’est la meilleure préparation à un premier échange, que vous pouvez demander depuis <a href="/#contact">notre rubrique de contact</a>.</p>`
}
