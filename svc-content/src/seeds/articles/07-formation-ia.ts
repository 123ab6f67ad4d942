import { qualiopi } from '@site/contracts/site/references'
import type { SeedArticle } from '../seed-article.ts'

export const article: SeedArticle = {
  id: 7,
  title: 'Formation à l’IA : ce qu’une équipe apprend en deux jours',
  imageUrl: null,
  isPinned: false,
  createdAt: '2026-08-27T06:45:00.000Z',
  content: `<p>Deux jours ne font de personne un ingénieur. Ils suffisent en revanche pour qu’une réceptionniste, un chef de projet ou une assistante de direction sachent confier une tâche à l’IA, relire ce qu’elle rend et refuser ce qui ne convient pas. C’est l’ambition de nos formations, et leur limite.</p>
<p>Cet article décrit le programme, les exercices, la façon dont nous mesurons les acquis et les pistes de financement. Il vous servira aussi à comparer les offres, la nôtre comprise.</p>
<h2>À qui s’adresse la formation ?</h2>
<p>À des groupes de six à dix personnes d’une même entreprise, sans prérequis technique. L’expérience nous a appris à mélanger les services et à éviter deux extrêmes : la direction seule, qui décide sans pratiquer, et les volontaires seuls, qui progressent sans pouvoir rien changer.</p>
<p>Trois secteurs reviennent souvent : l’hôtellerie (réception, réservation, comptabilité), l’événementiel (production, commercial, ressources humaines), les services (conseil, formation, agences). Les exercices sont préparés avec vos propres documents, rendus anonymes.</p>
<h2>Le programme, séance par séance</h2>
<p>Les quatre séances occupent deux journées, ou se répartissent sur une semaine pour ne pas désorganiser le service. Elles ont lieu sur place ou à distance.</p>
<table>
<caption>Deux jours, quatre séances de trois heures et demie</caption>
<thead>
<tr><th scope="col">Séance</th><th scope="col">Ce que l’on apprend</th><th scope="col">Ce que l’on produit</th></tr>
</thead>
<tbody>
<tr><th scope="row">Séance 1</th><td>Comment un modèle de langage écrit, pourquoi il invente, ce qu’il ne faut jamais lui confier</td><td>Une charte d’usage d’une page</td></tr>
<tr><th scope="row">Séance 2</th><td>Formuler une demande : contexte, exemple, contraintes, format ; reprendre une réponse médiocre</td><td>Cinq modèles de demandes par métier</td></tr>
<tr><th scope="row">Séance 3</th><td>Travailler sur ses documents : résumer, comparer, extraire, vérifier une source</td><td>Une grille de relecture</td></tr>
<tr><th scope="row">Séance 4</th><td>Repérer une tâche à automatiser, l’estimer, la décrire à un prestataire</td><td>Une fiche de projet par service</td></tr>
</tbody>
</table>
<p>Environ deux tiers du temps se passent au clavier. Chaque participant repart avec ses propres productions, et non avec un diaporama qu’il ne rouvrira pas.</p>
<h2>Trois exercices, tels qu’ils se déroulent</h2>
<h3>Le devis truqué</h3>
<p>Le groupe reçoit un devis de séminaire rédigé par une IA. Il est clair, poli et faux à quatre endroits : une TVA mal appliquée, une salle trop petite, un jour férié oublié, un total qui ne correspond pas aux lignes. En dix minutes, la plupart des groupes trouvent deux erreurs. À la troisième séance, grille de relecture en main, ils doivent trouver les quatre.</p>
<h3>Le même avis, trois réponses</h3>
<p>Un client se plaint du bruit. On compare la réponse obtenue avec une demande d’une ligne, avec une demande précise, puis avec une demande précise accompagnée de deux réponses déjà publiées par l’établissement. L’écart entre la première et la troisième vaut toutes les théories.</p>
<h3>La corbeille</h3>
<p>Vingt situations passent à l’écran. Pour chacune, on vote : oui, oui avec relecture, jamais. La copie d’un passeport dans un outil gratuit, la reformulation d’une procédure, le tri de candidatures, la traduction d’un menu avec ses allergènes. Les désaccords deviennent des articles de la charte.</p>
<h2>Ce que l’on n’apprend pas en deux jours</h2>
<ul>
<li>Programmer, ou régler un modèle : cela demande un autre métier.</li>
<li>Choisir un PMS ou un CRM : c’est l’objet d’un <a href="/article/1">audit</a>.</li>
<li>Se passer de la connaissance du terrain. On ne relit bien que ce que l’on connaît : une personne qui n’a jamais fait un devis ne verra pas l’erreur.</li>
</ul>
<h2>Comment mesurer les acquis ?</h2>
<p>Un questionnaire de satisfaction rempli à 17 heures mesure surtout la qualité du déjeuner. Nous préférons quatre relevés, courts et vérifiables.</p>
<ol>
<li><strong>Avant :</strong> un cas pratique de trente minutes, noté sur vingt selon une grille remise à tous.</li>
<li><strong>À la fin :</strong> un cas de même difficulté, noté de la même façon.</li>
<li><strong>À trente jours :</strong> combien de participants ont utilisé leurs modèles de demandes pendant la semaine écoulée, et pour quelles tâches ?</li>
<li><strong>À quatre-vingt-dix jours :</strong> deux tâches choisies au départ sont chronométrées de nouveau.</li>
</ol>
<p>Un exemple, pour fixer les idées : la rédaction d’un compte rendu de réunion client passe de cinquante à vingt minutes, relecture comprise. Si l’on oublie la relecture, on annonce une économie de 90 % et l’on se trompe. Le relevé à trente jours est le plus instructif : sans rappel, l’usage retombe. Nous prévoyons donc une séance d’une heure et demie à distance, un mois plus tard, sur les cas que les participants ont rencontrés entre-temps.</p>
<h2>Comment la financer ?</h2>
<p>En France, plusieurs voies existent. Leurs conditions et leurs plafonds changent chaque année : vérifiez-les avant de fixer une date.</p>
<ul>
<li><strong>Le plan de développement des compétences.</strong> L’employeur finance la formation sur le temps de travail.</li>
<li><strong>L’OPCO de votre branche</strong>, par exemple AKTO pour l’hôtellerie et la restauration. La prise en charge dépend de la taille de l’entreprise et se demande avant le début, souvent plusieurs semaines à l’avance.</li>
<li><strong>Les fonds des indépendants</strong>, comme le FIF PL pour les professions libérales ou l’AGEFICE pour les dirigeants non salariés du commerce et des services.</li>
</ul>
<p>Deux points à contrôler sur tout devis. Une prise en charge par des fonds publics ou mutualisés suppose un organisme certifié Qualiopi : demandez le certificat, sa date et la catégorie d’actions couverte. Et le programme doit énoncer des objectifs, une durée, des moyens et des modalités d’évaluation ; un simple titre accrocheur ne suffit pas.</p>
<p>Et la nôtre, puisque vous poserez la question ? ${qualiopi} Elle relève donc du budget de formation de l’entreprise.</p>
<h2>La formation est-elle obligatoire ?</h2>
<p>Le règlement européen sur l’IA, le règlement 2024/1689, consacre son article 4 à la maîtrise de l’IA, c’est-à-dire aux connaissances des personnes qui l’utilisent dans une organisation. Il n’impose ni durée ni diplôme. Les textes d’application évoluent ; faites confirmer ce qui vous concerne. Au-delà du droit, le raisonnement est simple : vos équipes se servent déjà de ces outils, parfois sans le dire. Mieux vaut une règle connue qu’un usage caché.</p>
<h2>Préparer la formation</h2>
<ol>
<li>Désignez un référent, qui tiendra la charte à jour ensuite.</li>
<li>Rassemblez dix documents par service, et retirez-en les noms.</li>
<li>Dégagez vraiment le planning : une réceptionniste rappelée au comptoir toutes les vingt minutes n’apprend rien.</li>
<li>Choisissez les deux tâches témoins, et chronométrez-les avant la première séance.</li>
<li>Décidez quels outils seront autorisés au lendemain. Former à un outil interdit décourage tout le monde.</li>
</ol>
<p><a href="/#contact">Présentez-nous votre équipe</a> : combien de personnes, dans quels services, à quelle période. Nous vous répondrons avec un programme adapté et une date possible.</p>`
}
