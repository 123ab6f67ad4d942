import { caseStudies, claims, seoResults } from '@site/contracts/site/references'

/** Figures and dates of the law that our subjects rest on: GDPR, AI Act, electronic invoices, working time. */
const LAW = `RGPD, règlement (UE) 2016/679 du 27 avril 2016, appliqué le 25 mai 2018, 2016, 2018, articles 14 et 22,
20 millions d’euros, 4 % du chiffre d’affaires. Loi du 6 janvier 1978, 1978. Règlement (UE) 2024/1689 du 13 juin 2024, 2024,
appliqué le 2 août 2026, 2 février 2025, 2 août 2025, 2 août 2027, 35 millions d’euros, 7 %, annexe III, article 50.
Factures électroniques : 1er septembre 2026, 1er septembre 2027, 2026, 2027. Durée du travail : 35 heures, 48 heures, 11 heures.`

/** What the house itself says of its work, and the law: figures that any article may name. */
export const knownFacts: string = [
  LAW,
  `${claims.timeSaved} %, ${claims.companiesTrained} entreprises, ${claims.satisfaction} %, ${claims.recruitment}, ${claims.revenue}, 15 %, 20 %, ${claims.errors}`,
  JSON.stringify([claims.method, seoResults, caseStudies])
].join('\n')
