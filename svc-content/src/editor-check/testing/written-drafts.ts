import type { Draft } from '../../writers/draft/article-writer.ts'
import { setFrench } from '../../writers/french/set-french.ts'

/** Drafts as a good model writes them, by our own hand: no figure that is not in `material`, no claim, no template. */
export const writtenDrafts: readonly Draft[] = [
  {
    title: 'Objets trouvés à l’hôtel : cinq étapes pour ne plus rien perdre deux fois',
    material: 'Durée de garde affichée par la maison : 90 jours. Un registre papier existe. Cinq étapes.',
    content: `<p>Un chargeur, une écharpe, un doudou : chaque départ laisse quelque chose derrière lui. Le client appelle deux jours plus tard, la réception cherche dans un tiroir, la gouvernante se souvient vaguement d’un sac, et personne ne peut répondre tout de suite. Ce n’est pas une affaire de bonne volonté. C’est une affaire de trace.</p>
<h2>Pourquoi le registre papier ne suffit pas</h2>
<p>Le registre existe presque partout, et il est presque toujours incomplet. On y note l’objet quand on a le temps, avec les mots du moment : « pull bleu », « tricot », « haut marine ». Le client, lui, dira « cardigan ». Trois personnes parlent de la même chose sans se comprendre, et le tiroir se remplit.</p>
<p>Une description n’a de valeur que si quelqu’un d’autre peut la retrouver. C’est précisément ce qu’un modèle de langage sait faire : rapprocher des mots différents qui désignent un même objet, et proposer les fiches qui ressemblent à la demande.</p>
<h2>La méthode en cinq étapes</h2>
<ol>
<li><strong>Photographier.</strong> La femme de chambre prend l’objet en photo avant de le déplacer, avec le numéro de la chambre.</li>
<li><strong>Décrire.</strong> L’outil propose une phrase courte, que l’on corrige si besoin.</li>
<li><strong>Ranger.</strong> L’objet reçoit une étiquette et une place, toujours la même pour une même famille d’objets.</li>
<li><strong>Rapprocher.</strong> Quand un client écrit, sa demande est comparée aux fiches ouvertes, et la réception reçoit les plus proches.</li>
<li><strong>Clore.</strong> L’envoi, le retrait ou le don est noté, et la fiche se ferme.</li>
</ol>
<p>Aucune de ces étapes ne demande un grand projet. Les deux premières tiennent dans un téléphone de service ; la quatrième se branche sur la boîte de la réception.</p>
<h2>Ce qui reste l’affaire des personnes</h2>
<p>L’outil propose, il ne rend rien. Un passeport, un bijou ou un médicament ne se remettent pas sur la foi d’une ressemblance : une personne vérifie, pose une question que seul le propriétaire connaît, et signe. Cette règle s’écrit avant l’essai, parce qu’elle décide de la confiance que l’équipe accordera à tout le reste.</p>
<p>Il faut aussi décider de ce que l’on ne photographie pas. Une ordonnance, une lettre, un agenda ouvert sont des données personnelles. La fiche dira « document personnel », et rien de plus.</p>
<h2>Combien de temps garder</h2>
<p>La maison affiche une durée de garde de 90 jours. Que l’on choisisse celle-là ou une autre, elle doit être la même sur le site, à la réception et dans l’outil. À l’échéance, l’outil dresse la liste des objets à donner ou à détruire ; la gouvernante la relit avant que quoi que ce soit ne parte.</p>
<p>Les photographies suivent le même chemin que les objets. Une image qui n’a plus d’objet n’a plus de raison d’être, et la supprimer évite d’avoir à s’en expliquer un jour.</p>
<h2>Comment savoir si cela marche</h2>
<p>Avant l’essai, on note pendant une semaine combien de demandes arrivent, combien trouvent une réponse le jour même et combien restent sans suite. On recommence un mois plus tard, avec la même personne et la même façon de compter. Si la réponse du jour même ne progresse pas, l’outil n’est pas en cause : c’est que les objets ne sont pas photographiés, et il faut en parler aux étages avant de changer quoi que ce soit.</p>
<p>On regardera aussi ce que disent les clients. Un mot de remerciement après un envoi vaut mieux qu’un tableau, et il se lit à voix haute à la réunion du matin.</p>
<h2>Par où commencer</h2>
<p>Choisissez un étage et un téléphone. Pendant deux semaines, tout objet trouvé y passe, et le registre papier continue à côté. Au bout de ces deux semaines, comparez les deux : ce qui manque dans l’un, ce qui traîne dans l’autre. Si vous voulez un regard extérieur sur cette comparaison, <a href="/#contact">parlons-en</a> : nous viendrons avec des questions simples, et peut-être avec le doudou.</p>`
  },
  {
    title: 'Un assistant pour la veille réglementaire : ce qu’il lit, ce qu’il ignore',
    material:
      'Sujet : la veille réglementaire dans un cabinet de conseil. Sources suivies : Légifrance, CNIL.',
    content: `<p>Dans un cabinet de conseil, la veille réglementaire a longtemps tenu dans la tête d’une seule personne. Elle lisait beaucoup, elle transmettait peu, et le jour de ses congés le cabinet devenait aveugle. Un assistant peut lire à sa place. Il ne peut pas comprendre à sa place, et toute la question est de savoir où passe la frontière.</p>
<h2>Ce que l’assistant fait bien</h2>
<p>Il lit tout ce qu’on lui donne à lire, chaque matin, sans se lasser. Il compare une version d’un texte à la précédente et montre la ligne qui a changé. Il range les nouveautés selon les dossiers ouverts du cabinet, et il signale celles qui n’entrent dans aucune case, ce qui est souvent le plus utile.</p>
<ul>
<li>Une liste courte vaut mieux qu’un résumé long : le lecteur doit pouvoir décider en une minute s’il ouvre le texte.</li>
<li>Chaque ligne porte le lien vers le texte officiel, et la date à laquelle il a été lu.</li>
<li>Ce qui n’a pas changé n’apparaît pas, même pour rassurer.</li>
</ul>
<h2>Ce qu’il ignore</h2>
<p>L’assistant ignore l’usage. Un texte peut rester le même pendant que la pratique change, parce qu’un contrôleur lit autrement une phrase ancienne. Cela ne se trouve dans aucun document public ; cela se sait par téléphone, entre confrères, et dans les couloirs des formations.</p>
<p>Il ignore aussi ce qui compte pour vos clients. Un changement de formulaire paraît anodin, et il bloque une paie. Une réforme occupe les journaux, et elle ne concerne aucun de vos dossiers. Le tri par importance demande une connaissance que personne n’a écrite.</p>
<h2>Les sources, une par une</h2>
<p>Le premier travail consiste à faire la liste des sources, et à dire pour chacune qui l’a choisie et pourquoi. Légifrance et la CNIL viennent en tête, parce qu’elles publient le texte lui-même. Les lettres d’information viennent ensuite, avec prudence : elles interprètent, et deux d’entre elles reprennent parfois la même erreur.</p>
<p>Une source que plus personne ne sait justifier se retire. Une source qui manque se découvre le jour où un client apprend une nouvelle avant vous ; ce jour-là, on ajoute la source, et l’on note pourquoi elle n’y était pas.</p>
<h2>La règle qui évite les ennuis</h2>
<p>Rien de ce que l’assistant écrit ne part chez un client. Il prépare une note interne, une personne lit le texte officiel, et c’est elle qui écrit. La règle paraît sévère ; elle protège surtout l’assistant, à qui l’on ne demandera jamais d’avoir raison.</p>
<p>Elle a un autre mérite. Celui qui écrit au client doit avoir lu, et celui qui a lu se souvient. La connaissance reste dans le cabinet, au lieu de passer à travers lui.</p>
<h2>Ce que l’on mesure</h2>
<p>On peut compter les nouveautés manquées, à condition de les noter le jour où on les découvre. On peut compter les alertes inutiles, à condition que chacun prenne la peine de les marquer. Le temps de lecture, lui, se mesure mal : celui qui lit mieux ne lit pas toujours plus vite.</p>
<p>Au bout d’un trimestre, la liste des nouveautés manquées se relit à plusieurs. Elle dit quelle source ajouter, quel dossier mieux décrire, et parfois quelle habitude abandonner. C’est la seule réunion que la veille demande, et elle peut être courte.</p>
<p>Gardez aussi la trace de ce que vous avez décidé de ne pas suivre, avec la raison. Dans un an, c’est la première page que votre successeur ouvrira, et elle lui évitera de recommencer le tri à zéro.</p>
<h2>Pour finir</h2>
<p>Commencez par un domaine et par deux lecteurs qui ne se ressemblent pas. S’ils trouvent la même note utile, étendez ; s’ils se disputent sur ce qui manque, vous venez d’apprendre quelque chose sur votre cabinet. Pour préparer ce premier essai avec nous, <a href="/#contact">écrivez-nous le domaine que vous suivez</a> et ce que vous avez appris trop tard la dernière fois.</p>`
  },
  {
    title: 'Salle de réunion réservée, puis vide : remettre de l’ordre sans fâcher personne',
    material:
      'Sujet : les salles de réunion d’une entreprise. Règle essayée : libérer la salle après 15 minutes.',
    content: `<p>La grande salle est réservée toute la semaine, et elle est vide. Chacun le voit en passant devant la porte vitrée ; personne n’ose entrer, car le planning affiche un nom. Ce petit désordre agace plus qu’il ne coûte, et c’est pour cela qu’il dure. Il se corrige pourtant sans caméra, sans badge et sans réprimande.</p>
<h2>D’où viennent les réservations fantômes</h2>
<p>Elles viennent d’abord de la prudence. On réserve avant de savoir, parce que la salle sera prise ensuite. Elles viennent aussi des réunions qui se répètent : l’équipe a changé de jour au printemps, la série est restée. Elles viennent enfin de la politesse, quand on garde une salle pour un client qui a finalement choisi l’écran.</p>
<p>Aucune de ces raisons n’est une faute. Une règle qui les traite comme des fautes sera contournée dans la semaine, et le planning deviendra plus faux encore.</p>
<h2>Ce qu’un assistant peut regarder</h2>
<p>Il peut lire le planning, rien de plus, et cela suffit. Il voit les séries dont aucun participant n’a répondu, les salles trop grandes pour le nombre d’invités, les réunions qui se chevauchent dans deux salles avec les mêmes personnes. Il écrit alors à celui qui a réservé, et lui pose une question à laquelle on répond d’un mot.</p>
<table>
<thead>
<tr><th scope="col">Ce qu’il remarque</th><th scope="col">Ce qu’il demande</th></tr>
</thead>
<tbody>
<tr><th scope="row">Une série sans réponse</th><td>Cette réunion a-t-elle encore lieu ?</td></tr>
<tr><th scope="row">Une salle trop grande</th><td>La petite salle est libre : voulez-vous l’échanger ?</td></tr>
<tr><th scope="row">Deux salles pour un même groupe</th><td>Laquelle gardez-vous ?</td></tr>
</tbody>
</table>
<p>Ce qu’il ne regarde pas compte autant. Il ne sait pas qui est entré dans la salle, il ne lit pas l’objet des réunions privées, et il ne tient aucun classement des personnes. On l’écrit noir sur blanc, et on l’affiche.</p>
<h2>La règle des quinze minutes</h2>
<p>La règle essayée est simple : une salle que personne n’a confirmée est libérée après 15 minutes. La confirmation se fait d’un geste, sur l’écran de la porte ou dans le message de rappel. Celui qui arrive en retard sait ce qui l’attend, et celui qui cherche une salle sait où regarder.</p>
<p>On prévoit une exception, une seule : les rendez-vous avec quelqu’un de l’extérieur ne sont jamais libérés. Faire patienter un visiteur dans un couloir annulerait le bénéfice de toute l’année.</p>
<h2>L’essai, sur un seul étage</h2>
<p>Un étage suffit pour apprendre. On prévient, on explique la règle et l’exception, on donne le nom de la personne à qui se plaindre. Pendant un mois, elle note chaque plainte, sans la trier. À la fin, on relit la liste ensemble : les plaintes qui se répètent demandent un réglage, les autres demandent une conversation.</p>
<p>Il arrive que l’essai montre autre chose que prévu. Les salles n’étaient pas trop peu nombreuses, elles étaient mal équipées ; on réservait la grande pour son écran. Une visite chez le fournisseur vaut alors mieux qu’un assistant, et il faut savoir le dire.</p>
<p>Il arrive aussi que l’essai ne montre rien, parce que les gens se sont arrangés entre eux dès l’annonce. Le planning s’est vidé tout seul, par simple gêne. Laissez passer quelques semaines avant de conclure : les habitudes reviennent plus lentement que les réservations, et une règle qui n’a pas servi n’est pas encore une règle éprouvée.</p>
<h2>Ce que l’équipe y gagne</h2>
<p>Le planning redevient une information. On le consulte sans soupirer, on y croit, et l’on s’y tient parce que les autres s’y tiennent. Le temps de recherche d’une salle disparaît des conversations, ce qui est la meilleure mesure que l’on puisse en donner.</p>
<p>Si vos salles sont pleines sur le papier et vides derrière la porte, <a href="/#contact">racontez-nous comment on les réserve chez vous</a>. Nous commencerons par lire un mois de planning avec vous, et nous vous dirons s’il faut un outil, une règle ou simplement un écran de plus.</p>`
  }
].map(({ title, content, material }) => ({ title: setFrench(title), content: setFrench(content), material }))
