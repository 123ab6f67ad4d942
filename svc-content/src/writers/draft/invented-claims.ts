const WHO =
  '(?:dirigeant|directeur|directrice|hôtelier|hôtelière|client|gérant|patron|chef|cheffe|responsable|restaurateur|comptable|expert|collaborateur|salarié)(?:e|ne)?s?'
const SAID =
  '(?:disai(?:t|ent)|dit|confi(?:e|ait|aient)|racont(?:e|ait|aient)|expliqu(?:e|ait|aient)|écri(?:t|vait))'

/** A quotation of an unnamed client or colleague of ours. */
const QUOTATION = new RegExp(
  `(?<!\\p{L})${WHO}(?!\\p{L})[^.!?«»]{0,40} (?:nous|me) (?:a |ont )?(?:${SAID}|confié|raconté)(?!\\p{L})`,
  'iu'
)

const THOSE =
  '(?:entreprises|dirigeants|hôtels|hôteliers|salariés|clients|voyageurs|établissements|organisations|PME|dossiers|cas)'
/** A study without a name, or a proportion without a source. */
const STATISTIC = new RegExp(
  [
    "(?:selon|d’après|d'après) (?:une|plusieurs|de récentes|des) (?:étude|enquête|sondage|recherche)s?",
    '(?:une étude|des études|un sondage|les chiffres) (?:récentes? |récents? )?(?:montr|révèl|indiqu|estim|prouv)',
    `\\d+(?:,\\d+)?\\s?% (?:des|de nos|d’) ?${THOSE}`,
    `(?:un|une|deux|trois|quatre|sept|huit|neuf) ${THOSE.replaceAll('s|', 's?|')} sur (?:deux|trois|quatre|cinq|dix)`,
    '(?:neuf|huit|sept) fois sur dix',
    'dans les dossiers que nous ouvrons'
  ].join('|'),
  'iu'
)

/** The claims in a text that its readers cannot verify: words of an unnamed person, figures without a source. */
export function inventedClaims(text: string): string[] {
  return [QUOTATION, STATISTIC].flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
}
