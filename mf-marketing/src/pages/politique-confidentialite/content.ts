import type { LegalContent } from '../../legal/legal-text.ts'

/**
 * Privacy policy (SPEC §2, RESOLUTIONS 40 and 41): eleven sections, true to what the product stores. Change it with the code
 * that stores: svc-leads (leads, retention, suspects), the audit tables, local and session storage.
 */
export const privacyPolicy: LegalContent = (site) => ({
  title: 'Politique de confidentialité',
  lead: 'Ce que nous gardons de votre passage, pourquoi, combien de temps, et comment le faire effacer.',
  sections: [
    {
      id: 'donnees-collectees',
      title: 'Données collectées',
      body: [
        `${site.fullName}, ${site.address}, est responsable des traitements décrits ici. Nous ne recevons de données personnelles que si vous nous les donnez, par la fenêtre de contact ou par l’assistant :`,
        [
          'votre adresse e-mail, seule obligatoire ;',
          'si vous les indiquez, votre nom, votre prénom, votre téléphone et une note libre ;',
          'votre choix de consentement, sa date, la page où il a été donné et la version du texte affiché ;',
          'la page depuis laquelle vous écrivez et, le cas échéant, la campagne qui vous y a conduit (paramètres « utm » de l’adresse).'
        ],
        'Les messages tapés librement dans l’assistant ne quittent pas votre navigateur. L’adresse de site et l’e-mail saisis dans l’évaluation SEO n’en sortent pas non plus.',
        'Comme tout serveur, le nôtre tient un journal technique des requêtes (date, page, adresse IP, résultat), qui sert à la sécurité et au diagnostic.'
      ]
    },
    {
      id: 'utilisation',
      title: 'Utilisation des données',
      body: [
        'Vos coordonnées servent à :',
        [
          'vous répondre, vous rappeler ou préparer un rendez-vous ;',
          'vous adresser des informations sur nos offres, si vous y avez consenti ;',
          'savoir quelles pages et quelles campagnes amènent des demandes, sans suivre votre navigation.'
        ],
        'Nous ne les vendons pas, ne les louons pas et ne prenons aucune décision automatisée à votre sujet. Elles ne servent pas à entraîner un modèle d’intelligence artificielle.'
      ]
    },
    {
      id: 'base-legale',
      title: 'Base légale',
      body: [
        'La réponse à votre demande repose sur les mesures précontractuelles que vous sollicitez (article 6.1.b du RGPD). L’envoi d’informations commerciales repose sur votre consentement (article 6.1.a), que vous pouvez retirer à tout moment. La sécurité du site et la mesure des demandes reposent sur notre intérêt légitime (article 6.1.f).'
      ]
    },
    {
      id: 'partage',
      title: 'Partage des données',
      body: [
        `Vos coordonnées sont lues par l’équipe de ${site.fullName}. Elles peuvent passer par nos sous-traitants techniques – hébergement et messagerie électronique – qui n’agissent que sur nos instructions.`,
        'La prise de rendez-vous se fait sur un service externe, qui s’ouvre dans un nouvel onglet et applique sa propre politique. Nous ne lui transmettons rien de ce que vous nous avez écrit.'
      ]
    },
    {
      id: 'transferts',
      title: 'Transferts hors de l’Union européenne',
      body: [
        'Vos données sont hébergées dans l’Union européenne et n’en sortent pas à notre initiative. Si un sous-traitant devait un jour y accéder depuis un autre pays, ce transfert serait encadré par une décision d’adéquation ou par les clauses contractuelles types de la Commission européenne, et cette page le dirait.'
      ]
    },
    {
      id: 'securite',
      title: 'Sécurité',
      body: [
        'Les échanges avec le site sont chiffrés. L’accès aux demandes reçues est réservé aux personnes qui y répondent et protégé par un code ; les essais répétés sont bloqués, et chaque modification faite par un administrateur est inscrite dans un journal conservé 1 an.',
        'Un message que nos protections jugent suspect est mis à l’écart, hors de la liste des demandes, puis effacé au bout de 30 jours s’il n’a pas été rétabli.'
      ]
    },
    {
      id: 'conservation',
      title: 'Durée de conservation',
      body: [
        'Une demande est conservée 2 ans à compter de votre dernier message : c’est la durée d’inactivité au bout de laquelle nous considérons que l’échange est terminé. Elle est alors archivée, et n’est plus consultée au quotidien.',
        'Les archives sont effacées au plus tard 5 ans après ce dernier message. L’effacement est automatique et vérifié chaque jour.'
      ]
    },
    {
      id: 'droits',
      title: 'Vos droits',
      body: [
        'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, la limitation de leur traitement ou leur portabilité, vous opposer à leur utilisation et retirer votre consentement.',
        `Il suffit d’écrire à ${site.email} depuis l’adresse concernée. Nous répondons dans un délai d’un mois et pouvons vous remettre une copie de vos données ou les effacer entièrement.`,
        'Si notre réponse ne vous convient pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés (CNIL).'
      ]
    },
    {
      id: 'cookies',
      title: 'Cookies et stockage local',
      body: [
        'Ce site ne dépose pas de cookie. Il garde dans votre navigateur, et n’envoie à personne d’autre que nous, trois informations :',
        [
          'un indicateur de connexion, si vous vous êtes connecté avec un code, jusqu’à votre déconnexion ;',
          'le fait que la fenêtre de contact vous a été présentée, pour ne pas vous la montrer deux fois ;',
          'les paramètres « utm » de votre arrivée, jusqu’à la fermeture de l’onglet.'
        ],
        'Vous pouvez les supprimer à tout moment depuis les réglages de votre navigateur.'
      ]
    },
    {
      id: 'modifications',
      title: 'Modifications de cette politique',
      body: [
        'Cette politique suit l’évolution du site. Sa date d’effet figure en tête de page ; en cas de changement important sur l’usage de vos données, les personnes concernées sont prévenues par e-mail.'
      ]
    },
    {
      id: 'contact',
      title: 'Nous contacter',
      body: [
        `Pour toute question sur vos données : ${site.email}, ou par courrier à ${site.fullName}, ${site.address}.`
      ]
    }
  ]
})
