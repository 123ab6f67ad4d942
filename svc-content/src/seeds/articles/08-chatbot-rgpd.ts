import type { SeedArticle } from '../seed-article.ts'

export const article: SeedArticle = {
  id: 8,
  title: 'Un chatbot sur le site de l’hôtel : utile, courtois et conforme au RGPD',
  imageUrl: null,
  isPinned: false,
  createdAt: '2026-09-22T07:30:00.000Z',
  content: `<p>Il est 23 h 40. Une voyageuse veut savoir si le parking accepte un fourgon de 2,10 m. Le site ne le dit pas, la réception s’occupe d’une arrivée tardive, et l’hôtel d’en face répond en dix secondes. Un chatbot sert à cela, et à peu d’autres choses. Bien cadré, c’est déjà beaucoup.</p>
<h2>Ce qu’on lui confie</h2>
<p>Les bonnes questions sont fréquentes, stables et sans gravité : horaires, accès, parking, équipements, animaux, petit-déjeuner, dépôt des bagages. Vient ensuite l’orientation : ouvrir le moteur de réservation aux bonnes dates, transmettre une demande de séminaire, passer la main à une personne.</p>
<p>Voici ce que nous excluons d’emblée : les réclamations, les litiges de facturation, les allergies graves, les questions médicales et toute promesse commerciale. « Oui, nous vous surclasserons » est une phrase qu’aucun automate ne doit pouvoir écrire, car le client aura des raisons de s’en prévaloir.</p>
<h2>Une bonne conversation tient en quatre répliques</h2>
<blockquote>
<p><strong>Visiteuse :</strong> Bonsoir, mon fourgon fait 2,10 m de haut, ça passe ?</p>
<p><strong>Assistant :</strong> Non, pas dans le parking couvert : sa hauteur est limitée à 1,95 m. Deux places extérieures conviennent ; elles sont attribuées par la réception, sans garantie.</p>
<p><strong>Visiteuse :</strong> Je peux en réserver une pour vendredi ?</p>
<p><strong>Assistant :</strong> Je ne peux pas le confirmer moi-même. Laissez un e-mail ou un numéro, la réception vous répondra demain matin. Elle est aussi joignable maintenant par téléphone.</p>
</blockquote>
<p>Trois choses sont à noter. L’assistant donne une mesure exacte, tirée d’une fiche que l’hôtel tient à jour. Il n’invente pas de réservation de place. Et il ne réclame une adresse qu’au moment où elle devient nécessaire.</p>
<h2>RGPD : six questions qu’on nous pose</h2>
<h3>Faut-il dire que c’est une machine ?</h3>
<p>Oui. L’article 50 du règlement européen sur l’IA demande que les personnes sachent qu’elles dialoguent avec un système d’IA, sauf si c’est évident. Une phrase à l’ouverture suffit : « Je suis un assistant automatique. » Évitez le prénom et la photo d’une réceptionniste : au premier malentendu, le visiteur se sentira trompé.</p>
<h3>Peut-on converser sans donner son nom ?</h3>
<p>On le doit, tant que la demande n’exige pas de réponse différée. C’est le principe de minimisation de l’article 5 du RGPD : ne collecter que ce qui est nécessaire. Demander un e-mail avant de donner l’heure du petit-déjeuner est à la fois contestable et inefficace.</p>
<h3>Faut-il un consentement ?</h3>
<p>Il faut distinguer. Répondre à une personne qui vous interroge ne requiert pas forcément de case à cocher ; une autre base légale peut convenir, à déterminer selon l’usage. Envoyer ensuite des offres commerciales par e-mail à un particulier qui n’est pas encore client, en revanche, demande son accord préalable. La case doit être séparée, décochée au départ, et son refus ne doit pas bloquer la conversation.</p>
<h3>Et les cookies ?</h3>
<p>Un traceur nécessaire au service que le visiteur demande, comme celui qui garde le fil de la conversation une fois la fenêtre ouverte, peut être exempté de consentement. Un traceur publicitaire ou de mesure déposé à la faveur du chat ne l’est pas d’office. Vérifiez ce que votre module dépose réellement, avant tout clic.</p>
<h3>Combien de temps garder les échanges ?</h3>
<p>Le temps utile, fixé d’avance. Par exemple : conversations sans coordonnées supprimées après trente jours, demandes transmises conservées comme vos autres demandes de prospects. L’important est que la durée soit écrite, annoncée, et que l’effacement ait vraiment lieu.</p>
<h3>Que faire des données sensibles ?</h3>
<p>Un visiteur écrira un jour qu’il se déplace en fauteuil, ou qu’il sort de l’hôpital. On ne peut pas l’empêcher ; on peut le prévenir, sous le champ de saisie, de ne pas livrer d’informations de santé, et orienter ces demandes vers un humain sans les analyser davantage.</p>
<h2>Le dossier à constituer</h2>
<ul>
<li>Une ligne au registre des traitements, avec finalité, durée et destinataires.</li>
<li>Une information lisible depuis la fenêtre de conversation (article 13 du RGPD).</li>
<li>Un contrat de sous-traitance avec l’éditeur (article 28), qui précise les lieux d’hébergement et interdit l’entraînement sur vos échanges.</li>
<li>Les garanties prévues si des données quittent l’Union européenne.</li>
<li>Une procédure pour les demandes d’accès et d’effacement, testée une fois.</li>
<li>Selon l’ampleur du traitement, une analyse d’impact (article 35) ; gardez trace du raisonnement si vous concluez qu’elle est inutile.</li>
</ul>
<h2>Trois défauts qui font fuir</h2>
<p><strong>La conversation qui s’impose.</strong> Sur un téléphone, une fenêtre qui se rouvre à chaque page cache le bouton de réservation. Laissez le visiteur l’ouvrir, et souvenez-vous de son refus.</p>
<p><strong>La boucle.</strong> « Je n’ai pas compris, pouvez-vous reformuler ? » se dit une fois. À la deuxième, il faut proposer un numéro, un formulaire, une personne.</p>
<p><strong>L’oubli des autres.</strong> La conversation doit pouvoir se suivre au clavier, avec un lecteur d’écran et en gros caractères. Quant aux langues, un modèle en pratique plus de cinquante ; faites relire en priorité les réponses dans les quatre ou cinq que parlent vos clients.</p>
<h2>Que faut-il suivre après le lancement ?</h2>
<p>Pas le nombre de conversations, qui flatte toujours. Regardez la part des questions résolues sans relance, celle des passages à un humain, et surtout les questions restées sans réponse. Lisez-en trente par semaine le premier mois : vous y trouverez les lacunes de votre site. Corriger la page « Accès » évite parfois cent conversations, et c’est encore le meilleur service à rendre au client.</p>
<p>Une fois les fiches rédigées, la mise en ligne d’un périmètre simple prend moins de 48 heures. C’est la rédaction qui demande du temps, et c’est elle qui fait la qualité des réponses. Nos choix de conception et quelques usages sont présentés sur la <a href="/chatbot">page consacrée au chatbot</a>.</p>`
}
