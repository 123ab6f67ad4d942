import type { Language } from '../content/guide.ts'

/** Words that say nothing of what a question is about. They tell its language, and which of two lines on one subject is meant. */
export const smallWords: Record<Language, ReadonlySet<string>> = {
  fr: new Set(
    'ai aimerais ainsi aller alors apres arriver as au aussi aux avant avec avez avoir avons beaucoup besoin bien bonjour bonsoir ca car ce cela ces cet cette chez combien comme comment connaitre cordialement dans de demain des dire dites dois doit dure donc du elle elles en encore entre est et etes etre eu faire fait faut heure heures il ils je jour jours jusqu juste la le les leur lui ma madame mais me meme merci mes moi mon monsieur ne nos notre nous on ont ou par pas peu peut peuvent peux plait plus possible pour pourrais pourrait pouvez pouvons prendre prenez propos puis qu quand que quel quelle quelles quels question qui quoi renseignement sa salon salut sans savoir se sera serait ses si sinon soit sommes son sont sur suis svp ta te tes toi ton tous tout toute toutes tres trouve trouver tu un une va vais venir veux viendrai viendrons viens vient voici vos votre voudrais voulez vous voulons vraiment'.split(
      ' '
    )
  ),
  en: new Set(
    'about after all also am an and any anyone are as ask at be been before bring but by can come could day days did do does doing don dont else for from get give fair go going good got guide had has have hello help her here hey hi how if in into is it its just kindly know let like ll long looking many may me might much must my need no not of off okay on one only or our out please possible put question re really regards shall she should so some something still take tell than thank thanks that the their them then there these they thing this those through time to today tomorrow too up us use using ve very want was way we were what when where which who whom whose why will with would yes you your'.split(
      ' '
    )
  )
}
