import type { SuspectSignal } from '@site/contracts/operations/suspect'

/** Phrases of one subject of spam. They are compared with folded text (foldText): small letters without accents. */
export interface PhraseGroup {
  signal: SuspectSignal
  /** What the first hit counts. */
  weight: number
  phrases: readonly RegExp[]
}

/**
 * What spam says and a prospect does not: offers made to us, not questions asked of us. « référencement », « casino » or « prêt »
 * alone are no phrase here: hotels, casinos and brokers write to us.
 */
export const PHRASES: readonly PhraseGroup[] = [
  {
    signal: 'search-engine-offer',
    weight: 50,
    phrases: [
      /\b(1st|first|top) (page|position|rank)|page 1 of google|\bon top of google/,
      /premiere (page|position)[^.?]{0,40}(google|garanti|\d+ jours)|(garanti\w*)[^.?]{0,30}(premiere|1ere) (page|position)/,
      /backlinks?|link[- ]?building|link exchange|guest posts?|dofollow|netlinking|\bpbn\b|\b(da|dr) ?\d\d/,
      /articles? sponsorises?|echange de liens/,
      /not (ranking|visible|indexed|appearing)|prevent it from being indexed|relevant traffic|more traffic|visitors a day/,
      /(n'apparaissez|n'apparait|n'est|n'etes) pas (visible|en premiere|bien place|bien reference)/,
      /(audit|analyse|rapport) (seo )?(gratuit|offert)[^.?]{0,30}:|\bfree (seo )?(audit|report)|seo (expert|service|package|agency)s?|we do seo|white hat/
    ]
  },
  {
    signal: 'money-offer',
    weight: 55,
    phrases: [
      /offres? (de|des) (prets?|credits?)|prets? (entre|de) particulier|(j'offre|j'accorde|octroie) des? prets?|pret (rapide|serieux|sans justificatif)/,
      /fiche\w* (a la )?banque de france|interdit bancaire|rach\w+ (de |vos )?credits?|sans justificatif/,
      /\b(business|personal|urgent|cash|consolidation) loans?|loans? (at|approved)|no credit check|interest rate|bad credit/,
      /(gagnez|generez|generer|gagner|recevez) [^.?]{0,12}\d[\d ]*(€|euros?|\$|usdt|btc)|\d ?(€|euros?|\$) par (jour|mois|semaine)/,
      /(make|earn|claim) (\$ ?\d|\d[\d.]* ?(btc|usdt|\$))|passive income|revenus? passifs?|zarabot/,
      /trading (bot|crypto|bitcoin)|robot de trading|investissez \d|guaranteed profit|profits? garantis?|withdraw (any|at)/,
      /liberte financiere|travail(ler)? (a|depuis) (domicile|chez vous)|depuis chez vous|changer de vie|change de vie/,
      /\d ?btc\b|free bitcoin|whitelist|airdrop|connecte (ton|votre) wallet|dropshipping sans/
    ]
  },
  {
    signal: 'gambling',
    weight: 60,
    phrases: [
      /tours? gratuits?|free spins?|sans depot|no deposit/,
      /(online|en ligne) casino|casinos? (en ligne|online|bonus)|онлайн казино|казино/,
      /paris? sportifs?|pronostics? gratuits?|betting tips|bonus de bienvenue/
    ]
  },
  {
    signal: 'adult',
    weight: 65,
    phrases: [
      /(femmes?|filles?|girls?|women) [^.?]{0,25}(celibataires?|sexy|chaudes?|sex\b|pres de chez|in your city|t'attend)/,
      /rencontres? (sexy|coquines?|sans lendemain|adultes?)|looking for sex|adults? only|plan cul|beau gosse|mes photos/
    ]
  },
  {
    signal: 'medicine',
    weight: 70,
    phrases: [
      /\b(viagra|cialis|levitra|tadalafil|sildenafil|kamagra)\b/,
      /sans ordonnance|no prescription|canadian pharmacy|online pharmacy/,
      /perd\w+ \d+ kilos|weight ?loss|sans regime|medecins (vous|nous) cachent|gummies/,
      /\bcbd\b[^.?]{0,40}(livre|commande|fleurs)|resine et fleurs/
    ]
  },
  {
    signal: 'mass-mailing',
    weight: 60,
    phrases: [
      /bases? de donnees (d')?e?-?mails?|fichiers? (d')?emails|millions? (de|d') ?(contacts|emails|adresses|formulaires)/,
      /(targeted|verified|email|mailing) (e?mail )?(list|contacts)s?|million contact forms|decision makers/,
      /formulaires? de contact[^.?]{0,60}(envo\w+|publicite)|contact forms? just like/
    ]
  },
  {
    signal: 'bought-audience',
    weight: 60,
    phrases: [
      /(obtenez|achetez|buy|gagnez) [^.?]{0,25}(abonnes|followers|likes|avis|reviews|vues)/,
      /avis google (5|cinq) etoiles|(need|buy) reviews|trustpilot|panel smm|\bsmm\b|(vues|likes) (tiktok|youtube|instagram)/,
      /wikipedia page creation|creation de (votre )?page wikipedia/
    ]
  },
  {
    signal: 'threat',
    weight: 70,
    phrases: [
      /(j'ai|nous avons) (pirate|enregistre)|we hacked|hacked your|extracted your|compromettante/,
      /leak your|destroy your reputation|i will sue|copyright infringement|without permission/,
      /(domaine|site( web)?|compte|antivirus|abonnement) [^.?]{0,40}(expire|suspen\w+|desactiv\w+|limite|a expire)/,
      /(eviter|avant) (la )?(suspension|desactivation)|renouvellement immediat|suite a un impaye/,
      /confirmez? votre (identite|livraison|compte)|connexion inhabituelle|frais de douane|colis est (en attente|bloque)/,
      /virus detectes|vous avez (ete tire|gagne|recu un virement)|tire\w? au sort[^.?]{0,60}gagne|retirez vos fonds/
    ]
  },
  {
    signal: 'fortune',
    weight: 75,
    phrases: [
      /(faire )?don de (ma|mes) (fortune|biens)|phase terminale|late client|next of kin|share your surname|trunk box/,
      /barrister|us army|\d+ million dollars|que dieu vous benisse|dear (friend|beneficiary|in christ)/,
      /marabout|maitre voyant|voyant (africain|medium|serieux)|retour (de l'etre|d'affection)|desenvoutement|chance au jeu/
    ]
  },
  {
    signal: 'forgery',
    weight: 75,
    phrases: [
      /faux (billets|papiers|documents)|(permis de conduire|passeport)[^.?]{0,40}(authentiques?|original|sans examen|enregistre)/,
      /купить диплом|buy (a )?(diploma|degree|passport)|cles? d'activation|licen[cs]es? a vie|activation keys?/
    ]
  },
  {
    signal: 'wholesale',
    weight: 55,
    phrases: [
      /(leading|professional) (manufacturer|supplier|factory)|factory price|\bmoq\b|wechat|shenzhen|made in china/,
      /(notre )?usine en chine|prix de gros|au prix d'usine|优惠|价格/
    ]
  },
  {
    signal: 'canvassing',
    weight: 45,
    phrases: [
      /(redesign|improve|promote|grow) your (\w+ )?(web ?site|site|business)|your (outdated|old) web ?site|on your web ?site|your web ?site\b[^.?]{0,60}(error|issue|noticed)/,
      /(nous sommes|we are) (une |a |an )?(societe|agence|leading|mobile|web|seo)[^.?]{0,40}(offshore|development|company|expert)/,
      /(dedicated|hire) developers?|developpeurs? a partir de|\$ ?\d+ ?\/ ?hr|l'heure[^.?]{0,40}refaire votre site|refaire votre site/,
      /(je|nous) propos(e|ons) (mes|nos) services|nous vendons|we (sell|offer|create|produce)|we would like to offer|our (monthly )?(package|portfolio|samples)/,
      /(send|email) (you|it) [^.?]{0,25}(quote|price|report|proposal|screenshots)|can i (send|email)|may i send|kindly (revert|reply)|price ?list/,
      /(qualified leads|rendez-vous qualifies)|sans prospecter|on autopilot|(free )?strategy call|appel strategique|vous ne payez pas|you don't pay/,
      /\bbusiness development (executive|manager)|ever considered|reach out (and|to)|budget\. can i/,
      /(explainer|animated) videos?|watch samples|logo design|cheap (hosting|logo)|portfolio http|just \$ ?\d/,
      /visitors? (leave|without)|anyone who visits|captures? (name|email)|try it free|rewrites?|se classe tout seul/
    ]
  },
  {
    signal: 'pressure',
    weight: 30,
    phrases: [
      /offre (limitee|exceptionnelle|reservee)|places limitees|promotion valable|only today|(plus que|dernieres?) \d* ?places/,
      /cliqu(ez|e|ant) (ici|sur ce lien|sur le lien)|click here|commandez (ici|maintenant)|order now|join now|inscri(vez-vous|ption) (vite|gratuite)|apply now/,
      /garanti(s|e|es)? (ou|sinon) rembourse|rembourse sinon|100 ?% (legit|gratuit|garanti)|no risk|sans risque|satisfait ou rembourse/,
      /[-–] ?\d\d ?% (cette|sur|de)|\d\d ?% off|code promo|promo\d|remise [-–]/,
      /unsubscribe|opt out|further contact|desinscrire de/,
      /(avant (ce soir|expiration|qu'il soit)|sous 48 h|dans (12|24|48) ?h|derniere? (rappel|chance))/,
      /prix imbattables?|taux imbattable|pas cher|(moins|le plus) chere? de france|livraison (discrete|instantanee|partout)/,
      /gratuits? ?(:|http)|offert pour toute|eligibilite en|economisez jusqu|finance 100|comparez gratuitement|compte cpf/
    ]
  },
  {
    signal: 'messenger',
    weight: 35,
    phrases: [
      /(whats ?app|wa\.me|telegram|t\.me|skype|viber|signal) ?(:|@|\+|live|id\b|au\b)|on telegram|sur telegram|or whatsapp|ou whatsapp/
    ]
  }
]
