import type { LegalContent } from '../../legal/legal-text.ts'

/** Terms of use (LEGAL-3): twelve sections. */
export const termsOfUse: LegalContent = (site) => ({
  title: 'Conditions d’utilisation',
  lead: 'Les règles de ce site, aussi courtes que possible. En l’utilisant, vous les acceptez.',
  sections: [
    {
      id: 'objet',
      title: 'Objet',
      body: [
        `Les présentes conditions régissent la consultation et l’usage du site de ${site.fullName}. Elles ne régissent pas nos prestations, qui font l’objet d’un devis et d’un contrat séparés.`
      ]
    },
    {
      id: 'definitions',
      title: 'Définitions',
      body: [
        {
          terms: [
            ['Site', `L’ensemble des pages publiées par ${site.fullName} à cette adresse.`],
            ['Visiteur', 'Toute personne qui consulte le Site.'],
            ['Visiteur connecté', 'Un Visiteur à qui nous avons remis le code d’accès et qui s’en sert.'],
            ['Contenu', 'Les textes, images, illustrations, articles et programmes du Site.']
          ]
        }
      ]
    },
    {
      id: 'acces',
      title: 'Accès au site',
      body: [
        'Le Site est accessible gratuitement, sans inscription. Ses pages se lisent sans JavaScript et au clavier. Nous faisons en sorte qu’il reste ouvert en permanence, sans pouvoir le garantir : une mise à jour ou un incident peut l’interrompre.'
      ]
    },
    {
      id: 'espace-client',
      title: 'Code d’accès',
      body: [
        'Certains contenus s’ouvrent avec un code d’accès ; c’est le cas, depuis l’accueil, de la formule hôtelière. Le code ne crée pas de compte : votre navigateur retient seulement que vous êtes connecté, jusqu’à votre déconnexion.',
        'Un code est le même pour tous ceux qui l’ont reçu, ou propre à la personne à qui nous le remettons ; il peut ouvrir aussi les écrans qui servent à tenir ce Site. Nous ne le remettons donc qu’à notre équipe et aux personnes qui travaillent avec elle, et il ne doit être ni publié ni transmis. Signalez-nous sans attendre toute utilisation anormale. Nous pouvons le remplacer à tout moment, et les essais répétés d’un mauvais code sont bloqués.'
      ]
    },
    {
      id: 'services',
      title: 'Services proposés',
      body: [
        'Le Site présente nos offres, publie un blog, propose un assistant et permet de nous écrire ou de demander un rendez-vous. L’assistant suit un scénario écrit d’avance et cite des phrases de ce Site : ses réponses sont des informations générales, et non un conseil.',
        'Les articles du blog sont eux aussi des informations générales. Une partie d’entre eux est écrite par un programme : chacun le dit sous sa date.',
        'Les rendez-vous se prennent sur un service externe, selon les conditions de celui-ci.'
      ]
    },
    {
      id: 'obligations',
      title: 'Engagements du visiteur',
      body: [
        'Vous vous engagez à :',
        [
          'donner des coordonnées exactes lorsque vous demandez à être recontacté, et seulement les vôtres ;',
          'ne pas envoyer de contenu illicite, ni de messages en masse ;',
          'ne pas chercher à contourner les protections du Site ni à en perturber le fonctionnement ;',
          'ne pas extraire le Contenu de manière automatisée à des fins commerciales.'
        ],
        'Les envois trop nombreux depuis une même adresse sont refusés, et ceux qui ont l’air d’être l’œuvre d’un robot sont mis à l’écart.'
      ]
    },
    {
      id: 'propriete',
      title: 'Propriété intellectuelle',
      body: [
        `Le Contenu est protégé et reste la propriété de ${site.fullName} ou de ses partenaires. La consultation du Site n’emporte aucun droit de reproduction, hors la courte citation avec mention de la source.`
      ]
    },
    {
      id: 'donnees',
      title: 'Données personnelles',
      body: [
        'Nos traitements, leur durée et vos droits sont décrits dans la politique de confidentialité.',
        { to: '/politique-confidentialite', text: 'Lire la politique de confidentialité' }
      ]
    },
    {
      id: 'liens',
      title: 'Liens vers d’autres sites',
      body: [
        'Le Site contient des liens vers des services et des profils que nous n’éditons pas. Ceux-ci s’ouvrent dans un nouvel onglet. Leur contenu relève de leurs éditeurs.'
      ]
    },
    {
      id: 'responsabilite',
      title: 'Responsabilité',
      body: [
        'Les informations du Site sont données de bonne foi et sans garantie. Les résultats annoncés sont ceux de missions passées : ils dépendent de l’organisation de chaque client.',
        `${site.fullName} ne répond pas des dommages indirects liés à l’usage du Site, ni d’un cas de force majeure. Rien dans ces conditions ne limite les droits que la loi accorde aux consommateurs.`
      ]
    },
    {
      id: 'modification',
      title: 'Modification des conditions',
      body: [
        'Nous pouvons faire évoluer ces conditions. La version applicable est celle publiée le jour de votre visite ; sa date d’effet figure en tête de page.'
      ]
    },
    {
      id: 'droit',
      title: 'Droit applicable et litiges',
      body: [
        `Les présentes conditions sont soumises au droit français. En cas de différend, écrivez d’abord à ${site.email} : nous cherchons une solution amiable. À défaut, les tribunaux français sont compétents.`
      ]
    }
  ]
})
