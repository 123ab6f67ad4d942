import { AUTH_FLAG, UNCOUNTED_FLAG } from '@site/contracts/site/brand'
import { BACKUP_DAYS } from '@site/contracts/site/retention'
import type { LegalContent } from '../../legal/legal-text.ts'

/**
 * Privacy policy (LEGAL-2, DATA-1): eleven sections, true to what the product stores. Change it with the code
 * that stores: svc-leads (leads, archive, suspects, keys, notices, sums of visits), the audit tables, the access log, the browser's storage.
 * Durations: contracts/retention.ts, held against these sentences by legal/legal-promises.test.ts.
 */
export const privacyPolicy: LegalContent = (site) => ({
  title: 'Politique de confidentialité',
  lead: 'Ce que nous gardons de votre passage, pourquoi, combien de temps, et comment le faire effacer.',
  sections: [
    {
      id: 'donnees-collectees',
      title: 'Données collectées',
      body: [
        `${site.fullName}, ${site.address}, est responsable des traitements décrits ici. Vous pouvez lire tout le site sans rien nous dire de vous. Nous ne recevons de coordonnées que si vous nous les donnez : par e-mail, par téléphone, en réservant un rendez-vous, ou par un formulaire, celui de la fenêtre de contact ou de l’assistant. Un formulaire nous transmet :`,
        [
          'votre adresse e-mail, seule obligatoire ;',
          'si vous les indiquez, votre nom, votre prénom, votre téléphone, une note libre et la question que vous avez demandé à joindre ;',
          'votre réponse à la case de consentement et, si vous l’avez cochée, la date et l’heure, la page où vous l’avez fait et la version de la phrase affichée : c’est la preuve de votre accord ;',
          'la date de l’envoi, le formulaire utilisé, l’adresse de la page et, le cas échéant, la campagne qui vous y a conduit (paramètres « utm » de l’adresse).'
        ],
        'N’écrivez dans la note libre rien de sensible (santé, opinions, données d’autrui) : nous n’en avons pas besoin pour vous répondre.',
        'Ce que vous tapez dans la zone de message de l’assistant nous parvient pour que nous cherchions une réponse dans nos pages et nos articles : nous ne notons nulle part qui demande quoi. Quand rien n’y répond, nous gardons la question elle-même pour pouvoir y répondre un jour, avec la seule date : sans adresse IP ni heure, après en avoir retiré les noms, adresses et numéros qu’un programme y reconnaît ; une question longue, ou qui semble parler d’une personne, n’est pas gardée du tout. Si vous demandez à envoyer votre question à l’équipe, elle est jointe au formulaire de l’assistant, que vous envoyez vous-même.',
        'L’adresse de site et l’e-mail saisis dans l’évaluation SEO restent dans votre navigateur et disparaissent avec la page ; si vous demandez ensuite à être recontacté, cet e-mail est reporté dans le formulaire de l’assistant, que vous envoyez vous-même.',
        'Pour savoir ce qui nous fait connaître, nous comptons les pages vues, les ouvertures de la fenêtre de contact et de l’assistant, les formulaires commencés et les formulaires envoyés. Nous n’en gardons que des sommes par jour : tant par page, tant par article, tant par campagne. Elles ne contiennent ni adresse IP, ni heure, ni identifiant, et rien ne permet d’y relier une visite à une autre ou à une personne. Ce que vous tapez n’en fait jamais partie.',
        'Pour réparer ce qui marche mal, nous comptons aussi les erreurs que les pages rencontrent dans les navigateurs, les fichiers qui n’y arrivent pas, et le temps qu’elles mettent à s’afficher et à répondre : tant par version du site, tant par page. D’une erreur, nous gardons en mémoire, pendant une heure, l’endroit du programme et le début du message, après en avoir retiré les adresses e-mail, les codes, les numéros et tout ce que vous avez tapé. Rien n’y dit de qui était le navigateur.',
        'Une nouvelle version d’une page est parfois montrée d’abord à une partie des visiteurs. Un calcul sur l’adresse du réseau et le nom du navigateur dit lesquels : rien n’est écrit dans votre navigateur. Pour comparer les deux versions, chaque réseau n’est compté qu’une fois, sous une empreinte gardée en mémoire vingt-quatre heures au plus.',
        'Comme tout serveur, le nôtre tient un journal technique : date, page demandée, résultat, durée et adresse IP. Vos coordonnées n’y figurent pas.'
      ]
    },
    {
      id: 'utilisation',
      title: 'Utilisation des données',
      body: [
        'Vos coordonnées servent à :',
        [
          'vous répondre, vous rappeler ou préparer un rendez-vous, au sujet de votre demande ;',
          'reconnaître un envoi répété, pour qu’un double clic ne fasse pas deux demandes ;',
          'savoir quelles pages et quelles campagnes amènent des demandes, sans suivre votre navigation ;',
          'établir, exercer ou défendre nos droits : c’est le seul usage de l’archive décrite plus bas.'
        ],
        'Elles ne servent ni à une lettre d’information, ni à de la prospection, ni à entraîner un modèle d’intelligence artificielle. Nous ne les vendons pas, ne les louons pas, ne les croisons avec aucun fichier et ne prenons aucune décision automatisée à votre sujet.',
        'Le journal technique sert à la sécurité et au diagnostic, et à rien d’autre.'
      ]
    },
    {
      id: 'base-legale',
      title: 'Base légale',
      body: [
        {
          terms: [
            [
              'Répondre à votre demande',
              'Notre intérêt légitime à répondre à qui nous écrit, le plus souvent au nom d’une entreprise (article 6.1.f du RGPD) ; les mesures précontractuelles prises à votre demande, si vous écrivez pour votre propre compte (article 6.1.b).'
            ],
            [
              'Vous recontacter ensuite au sujet de cette demande',
              'Votre consentement (article 6.1.a), donné par la case du formulaire. Elle n’est jamais cochée d’avance et n’empêche pas l’envoi : si vous la laissez vide, vous recevez une réponse, et une seule. Vous pouvez retirer cet accord à tout moment, sans effet sur ce qui a été fait avant.'
            ],
            [
              'Garder la preuve de ce consentement',
              'Notre obligation de pouvoir la présenter (articles 6.1.c et 7.1).'
            ],
            [
              'Protéger le site, le réparer et reconnaître un envoi répété',
              'Notre intérêt légitime à tenir un site sûr et qui fonctionne, et des demandes en ordre (article 6.1.f).'
            ],
            [
              'Compter les visites et les demandes par page et par campagne',
              'Notre intérêt légitime à savoir ce qui nous fait connaître (article 6.1.f). Vous pouvez vous y opposer sans donner de raison ; pour les visites, d’un bouton sous « Cookies et stockage local ».'
            ],
            [
              'Archiver vos demandes',
              'Notre intérêt légitime à établir, exercer ou défendre nos droits, le temps de la prescription (article 6.1.f du RGPD, article 2224 du Code civil).'
            ]
          ]
        }
      ]
    },
    {
      id: 'partage',
      title: 'Partage des données',
      body: [
        `Vos coordonnées sont lues par les personnes de ${site.fullName} chargées de vous répondre, qui peuvent les consulter, les exporter et les effacer. À l’arrivée d’une demande, elles peuvent en recevoir une copie par e-mail ou dans leur outil de suivi. Un accusé de réception peut vous être envoyé aussitôt. Leurs réponses, et ce que vous y répondez par e-mail, sont conservés avec votre demande, aussi longtemps qu’elle.`,
        'Elles passent par nos sous-traitants techniques (hébergement, messagerie, outil de suivi), qui n’agissent que sur nos instructions. Personne d’autre ne les reçoit, sauf si la loi nous y oblige.',
        'La prise de rendez-vous se fait sur un service externe, ouvert dans un nouvel onglet, qui applique sa propre politique. Nous ne lui transmettons rien de ce que vous nous avez écrit, seulement, s’il y en a, les paramètres « utm » de l’adresse par laquelle vous êtes arrivé et, si vous partez de « Votre semaine », ce que vous y avez réglé ; il nous transmet les coordonnées que vous y indiquez.'
      ]
    },
    {
      id: 'transferts',
      title: 'Transferts hors de l’Union européenne',
      body: [
        'Vos données sont hébergées dans l’Union européenne et n’en sortent pas à notre initiative. Si un sous-traitant devait un jour y accéder depuis un autre pays, ce transfert serait encadré par une décision d’adéquation ou par les clauses contractuelles types de la Commission européenne, et cette page le dirait avant qu’il ait lieu.',
        'Un article du blog peut montrer une image ou une vidéo hébergée ailleurs. Votre navigateur la demande alors à cet hébergeur, parfois établi hors de l’Union, qui voit votre adresse IP. Les vidéos YouTube sont appelées par son adresse sans cookies.'
      ]
    },
    {
      id: 'securite',
      title: 'Sécurité',
      body: [
        'Les échanges avec le site sont chiffrés. Les demandes sont tenues dans une base à part, accessible aux seules personnes qui y répondent et protégée par un code que nous ne remettons à personne d’autre ; les essais répétés d’un mauvais code sont bloqués. Les messages que nos programmes échangent entre eux ne portent que le numéro d’une demande, jamais vos coordonnées.',
        'Un journal, conservé 1 an, dit quand un administrateur s’est connecté, a consulté, exporté, rétabli ou supprimé des demandes, et depuis quelle adresse IP ; un accès répété depuis la même adresse n’y est noté qu’une fois par heure. D’une demande rétablie ou supprimée, il garde le numéro. Il ne dit pas de qui il s’agissait.',
        'Un envoi qui a tout l’air d’être celui d’un robot est mis à l’écart : il n’entre pas dans la liste des demandes et personne n’en est averti. Si c’était le vôtre, écrivez-nous ; sans rétablissement, il est effacé au bout de 30 jours.'
      ]
    },
    {
      id: 'conservation',
      title: 'Durée de conservation',
      body: [
        'Vos coordonnées restent 2 ans dans la liste des demandes après votre dernier envoi, puis dans une archive, effacée 5 ans après ce même envoi. Un programme applique chaque jour ces durées dans nos bases.',
        {
          terms: [
            [
              'Vos demandes',
              '2 ans à compter de votre dernier envoi. Au bout de ces 2 ans d’inactivité, elles quittent la liste des demandes pour une archive que les écrans de l’équipe ne montrent plus.'
            ],
            [
              'L’archive, preuve du consentement comprise',
              'Effacée 5 ans après ce dernier envoi, donc au plus 3 ans après l’archivage. Rien de ce qui est archivé ne revient dans la liste.'
            ],
            ['Les envois mis à l’écart', '30 jours.'],
            [
              'Le numéro qui fait reconnaître un envoi répété',
              '24 heures. C’est un nombre tiré au hasard, qui ne dit rien de vous.'
            ],
            ['Le journal des actions des administrateurs', '1 an.'],
            [
              'Les sommes de visites par jour',
              '25 mois, la durée que la CNIL recommande au plus pour une mesure d’audience.'
            ],
            [
              'Les questions restées sans réponse, sans rien de vous',
              '90 jours après le jour où elles ont été posées.'
            ],
            [
              'Les sauvegardes de ces bases',
              `${BACKUP_DAYS} jours au plus. Elles ne servent qu’à réparer une perte.`
            ],
            [
              'Vos e-mails, vos appels et vos rendez-vous',
              'Les mêmes durées que vos demandes ; c’est l’équipe qui les tient, et non un programme.'
            ],
            [
              'Le journal technique, qui contient des adresses IP',
              'La place qui lui est réservée est limitée : les lignes nouvelles y effacent les plus anciennes.'
            ]
          ]
        },
        'Les envois de formulaires et les codes mal saisis sont comptés par adresse IP, en mémoire, pendant quelques minutes, pour arrêter ceux qui se répètent ; il en va de même, pendant une minute, des appels qui comptent les visites ou signalent une erreur et des questions posées à l’assistant, et, pendant une heure, de celles qui restent sans réponse. Rien n’en est gardé ensuite.'
      ]
    },
    {
      id: 'droits',
      title: 'Vos droits',
      body: [
        'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, la limitation de leur traitement ou leur portabilité, vous opposer à leur utilisation, retirer votre consentement et dire ce qu’elles doivent devenir après votre décès.',
        `Écrivez à ${site.email} depuis l’adresse concernée : elle nous permet de retrouver ce que nous avons et de nous assurer que c’est bien vous. Nous répondons dans un délai d’un mois, sans frais.`,
        [
          'Une copie : vous recevez dans un fichier tout ce qui est rattaché à votre adresse, archive et envois mis à l’écart compris.',
          'L’effacement : tout cela est détruit aussitôt, et votre adresse est masquée là où d’autres l’auraient écrite. Nous supprimons aussi les e-mails qui nous avaient avertis de vos demandes, et nous prévenons ceux qui en ont reçu copie, comme l’éditeur de notre outil de suivi, pour qu’ils en fassent autant. Les sauvegardes ne sont pas modifiées : elles disparaissent à leur terme, et l’effacement serait refait si l’une d’elles devait servir entre-temps.'
        ],
        'Si notre réponse ne vous convient pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés (CNIL), 3, place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, www.cnil.fr.'
      ]
    },
    {
      id: 'cookies',
      title: 'Cookies et stockage local',
      body: [
        'Ce site ne dépose aucun cookie et n’emploie ni publicité, ni pixel espion. Il compte ses visites lui-même, en sommes par jour, sans identifiant et sans rien écrire dans votre navigateur. Il y écrit au plus trois informations, chacune après un geste de vous, qui ne permettent pas de vous reconnaître et que nul autre site ne peut lire :',
        {
          terms: [
            [
              AUTH_FLAG.key,
              'Vous vous êtes connecté avec un code d’accès. Jusqu’à votre déconnexion. Le code lui-même n’est pas gardé.'
            ],
            [
              'lucarne_popup_shown',
              'Vous avez fermé la fenêtre de contact, ou envoyé son formulaire : elle ne s’ouvrira plus d’elle-même.'
            ],
            [
              UNCOUNTED_FLAG.key,
              'Vous avez demandé que vos visites ne soient plus comptées. Jusqu’à ce que vous reveniez sur ce choix.'
            ]
          ]
        },
        'Toutes trois retiennent ce que vous venez de faire, afin que le site en tienne compte. Strictement nécessaires à ce que vous demandez, elles sont dispensées de consentement (article 82 de la loi Informatique et Libertés). Vous les effacez à tout moment dans les réglages de votre navigateur.',
        'Le comptage des visites ne sert qu’à nous, et qu’à savoir quelles pages et quelles campagnes amènent des demandes. Il entre dans la dispense de consentement que la CNIL reconnaît à la mesure d’audience. Un navigateur qui demande à ne pas être suivi (« Do Not Track » ou « Global Privacy Control ») n’est pas compté. Vous pouvez aussi vous y opposer ici, pour ce navigateur :',
        { choice: 'audience' },
        'Les temps d’affichage ne sont alors plus mesurés non plus. Les erreurs des pages restent comptées : elles ne disent pas que vous êtes venu, mais que le site fonctionne mal. D’un navigateur qui demande à ne pas être suivi, ni les unes ni les autres ne nous parviennent.',
        'Les paramètres « utm » de l’adresse par laquelle vous êtes arrivé n’y sont pas écrits. La page les garde en mémoire, les joint au formulaire que vous nous envoyez, à l’adresse de la prise de rendez-vous et aux visites qu’elle fait compter, puis les oublie dès qu’elle est rechargée ou fermée.',
        'Sur le poste d’un administrateur, le site garde aussi ses brouillons d’articles, pendant 30 jours, son choix d’éditeur et, le cas échéant, la désactivation des raccourcis clavier.'
      ]
    },
    {
      id: 'modifications',
      title: 'Modifications de cette politique',
      body: [
        'Cette politique suit l’évolution du site. Sa date d’effet figure en tête de page ; si l’usage de vos données devait changer, les personnes concernées seraient prévenues par e-mail avant que le changement s’applique à elles.'
      ]
    },
    {
      id: 'contact',
      title: 'Nous contacter',
      body: [
        `Pour toute question sur vos données : ${site.email}, ou par courrier à ${site.fullName}, ${site.address}. Nous n’avons pas désigné de délégué à la protection des données : une personne de l’équipe est chargée de ces questions.`
      ]
    }
  ]
})
