/** The guide of a trade fair that does not exist, in two languages: what the trial on /chatbot may answer from, and nothing else. */
export type Language = 'fr' | 'en'

export interface GuideLine {
  fr: string
  en: string
  /** Words by which people ask for it, besides those that it says itself. */
  asked: Record<Language, string>
}

export interface GuidePage {
  number: number
  fr: string
  en: string
  lines: readonly GuideLine[]
}

/** A line of the guide, or with no `index` a whole page. */
export interface Place {
  page: number
  index?: number
  language: Language
}

export const guide: readonly GuidePage[] = [
  {
    number: 3,
    fr: 'Accès',
    en: 'Getting here',
    lines: [
      {
        fr: 'Le quai B a une rampe de 1,20 m de large : chariots et transpalettes y passent.',
        en: 'Quay B has a ramp 1.2 m wide, for trolleys and pallet trucks.',
        asked: {
          fr: 'chariot transpalette diable rampe roulettes quai largeur large',
          en: 'trolley cart pallet ramp wheels quay wide width'
        }
      },
      {
        fr: 'Le tramway T2 s’arrête à 300 m de l’entrée ; le dernier part à 0 h 40.',
        en: 'Tram T2 stops 300 m from the entrance. The last one leaves at 12.40 am.',
        asked: {
          fr: 'tram tramway transports commun dernier',
          en: 'tram public transport last'
        }
      },
      {
        fr: 'Le parking P1 est gratuit pour les exposants, sur présentation du badge ; il ferme à 22 h.',
        en: 'Car park P1 is free for exhibitors who show their badge. It closes at 10 pm.',
        asked: {
          fr: 'parking garer stationner stationnement voiture véhicule camionnette auto où',
          en: 'parking car vehicle van where'
        }
      },
      {
        fr: 'Les halls sont de plain-pied ; des fauteuils roulants sont prêtés à l’accueil du hall 1.',
        en: 'The halls are step-free. Wheelchairs are lent at the desk of hall 1.',
        asked: {
          fr: 'fauteuil roulant handicap pmr accessible accessibilité mobilité réduite marches escalier',
          en: 'wheelchair disabled disability accessible accessibility mobility step stairs'
        }
      }
    ]
  },
  {
    number: 7,
    fr: 'Badges',
    en: 'Badges',
    lines: [
      {
        fr: 'Les badges de l’équipe se retirent à l’accueil du hall 2, dès 7 h, avec la confirmation d’inscription.',
        en: 'Collect the badges of your team at the desk of hall 2 from 7 am, with your confirmation.',
        asked: {
          fr: 'badge retirer récupérer chercher équipe où quand inscription',
          en: 'badge collect pick team where when registration'
        }
      },
      {
        fr: 'Un stand de 9 m² donne droit à quatre badges ; chaque badge de plus coûte 15 €.',
        en: 'A stand of 9 m² comes with four badges. Each further badge costs 15 euros.',
        asked: {
          fr: 'badge combien supplémentaire coûte droit nombre quatre compris',
          en: 'badge many extra further included number cost'
        }
      },
      {
        fr: 'Un badge perdu est refait à l’accueil en dix minutes, sur présentation d’une pièce d’identité.',
        en: 'A lost badge is made again at the desk in ten minutes, against proof of identity.',
        asked: {
          fr: 'badge perdu perdre oublié refaire refait identité',
          en: 'badge lost lose forgot forgotten replace identity'
        }
      }
    ]
  },
  {
    number: 12,
    fr: 'Montage et démontage',
    en: 'Setting up and taking down',
    lines: [
      {
        fr: 'Pour monter leur stand, les exposants entrent par le quai B dès 7 h 30, sur présentation du badge. Le montage se termine à 9 h 45.',
        en: 'To set up a stand or booth, exhibitors enter by quay B from 7.30 am with their badge, and are done by 9.45 am.',
        asked: {
          fr: 'montage accès accéder entrer monter montons installer installation arriver heure quand commence début fin finit finir termine jusqu',
          en: 'set setup setting build up install assemble when time start begin end finish until deadline'
        }
      },
      {
        fr: 'Un créneau de déchargement de 20 minutes se réserve auprès de la régie.',
        en: 'Book your 20-minute unloading slot with the site office.',
        asked: {
          fr: 'décharger déchargement créneau camion camionnette réserver matériel',
          en: 'unload slot truck lorry van book equipment'
        }
      },
      {
        fr: 'Le démontage a lieu le dimanche, de 18 h à 22 h ; rien ne sort avant la fermeture au public.',
        en: 'Taking down is on Sunday, from 6 pm to 10 pm. Nothing leaves before the public does.',
        asked: {
          fr: 'démontage démonter remballer partir dimanche quand heure sortir',
          en: 'dismantle take down taking breakdown pack leave sunday when time end finish until'
        }
      },
      {
        fr: 'Une prise de 3 kW est comprise ; au-delà, l’électricité se commande dix jours avant.',
        en: 'A 3 kW socket is included. Order more power ten days ahead.',
        asked: {
          fr: 'prise électricité électrique courant branchement puissance brancher',
          en: 'socket power electricity electric plug outlet'
        }
      }
    ]
  },
  {
    number: 15,
    fr: 'Sur place',
    en: 'On site',
    lines: [
      {
        fr: 'Le Wi-Fi est gratuit dans les halls ; le code est au dos du badge.',
        en: 'Wi-Fi is free in the halls. The code is on the back of your badge.',
        asked: {
          fr: 'wifi internet réseau connexion code mot passe',
          en: 'wifi internet network connection code password'
        }
      },
      {
        fr: 'Les chiens sont admis en laisse, sauf dans les restaurants ; les chiens guides le sont partout.',
        en: 'Dogs are welcome on a lead, but not in the restaurants. Guide dogs are welcome everywhere.',
        asked: {
          fr: 'chien chienne animal animaux compagnie laisse admis acceptés autorisés',
          en: 'dog puppy pet animal lead leash allowed accept welcome friendly'
        }
      },
      {
        fr: 'Trois restaurants servent de 11 h 30 à 15 h, toujours avec un plat végétarien ; le café du hall 1 ouvre à 7 h.',
        en: 'Three restaurants serve from 11.30 am to 3 pm, always with a vegetarian dish. The café of hall 1 opens at 7 am.',
        asked: {
          fr: 'restaurant manger déjeuner repas midi restauration végétarien café petit-déjeuner où',
          en: 'restaurant eat place lunch food meal vegetarian coffee breakfast where'
        }
      },
      {
        fr: 'Le poste de secours est derrière l’accueil du hall 1, de 7 h à 22 h.',
        en: 'First aid is behind the desk of hall 1, from 7 am to 10 pm.',
        asked: {
          fr: 'secours infirmerie blessé blessure malaise malade médecin urgence soins où',
          en: 'aid first injured injury sick ill doctor nurse medical emergency where'
        }
      }
    ]
  },
  {
    number: 18,
    fr: 'Visiteurs et groupes',
    en: 'Visitors and groups',
    lines: [
      {
        fr: 'Le salon ouvre au public le vendredi et le samedi de 10 h à 19 h, le dimanche de 10 h à 18 h.',
        en: 'The fair is open to the public on Friday and Saturday from 10 am to 7 pm, on Sunday from 10 am to 6 pm.',
        asked: {
          fr: 'ouvre ouvert ouverture ouvrir ferme fermeture horaire heure salon public vendredi samedi dimanche quand',
          en: 'open close hours time fair public friday saturday sunday when'
        }
      },
      {
        fr: 'Au-delà de 20 personnes, un groupe s’annonce 48 heures avant et entre par la porte C, par 25 à la fois.',
        en: 'A group of more than 20 people gives notice 48 hours ahead and enters by gate C, 25 at a time.',
        asked: {
          fr: 'groupe classe scolaire élèves autocar car personnes visite porte',
          en: 'group class school pupils coach people party gate'
        }
      },
      {
        fr: 'L’entrée coûte 12 € sur place et 9 € en ligne ; elle est gratuite jusqu’à 12 ans.',
        en: 'Entry costs 12 euros at the door and 9 euros online. It is free up to the age of 12.',
        asked: {
          fr: 'entrée billet ligne ticket tarif prix coûte payer gratuit enfant combien visiteur',
          en: 'entry ticket price cost pay free child children kids much visitor admission'
        }
      }
    ]
  },
  {
    number: 21,
    fr: 'Livraisons et propreté',
    en: 'Deliveries and cleaning',
    lines: [
      {
        fr: 'Les colis se livrent la veille, de 14 h à 18 h, au quai B, au nom du stand.',
        en: 'Parcels are delivered the day before, from 2 pm to 6 pm, at quay B, in the name of the stand.',
        asked: {
          fr: 'colis livraison livrer paquet palette transporteur envoyer veille',
          en: 'parcel delivery deliveries deliver delivered package shipment ship courier send'
        }
      },
      {
        fr: 'Les allées sont nettoyées chaque nuit ; le ménage d’un stand coûte 4 € le mètre carré.',
        en: 'The aisles are cleaned every night. Cleaning a stand costs 4 euros per square metre.',
        asked: {
          fr: 'ménage nettoyage nettoyer propre propreté',
          en: 'cleaning'
        }
      },
      {
        fr: 'Les déchets se trient au quai A ; leur enlèvement est compris.',
        en: 'Sort your waste at quay A. Its removal is included.',
        asked: {
          fr: 'déchets poubelle trier tri jeter cartons recyclage',
          en: 'waste rubbish trash bin sort recycling cardboard'
        }
      }
    ]
  }
]

/** Words of the opened guide. */
export const guideCopy = {
  fr: { name: 'Guide de l’exposant', page: (number: number) => `page ${number}` },
  en: { name: 'Exhibitor guide', page: (number: number) => `page ${number}` },
  previous: 'Page précédente',
  next: 'Page suivante',
  other: { fr: 'English', en: 'Français' }
} as const
