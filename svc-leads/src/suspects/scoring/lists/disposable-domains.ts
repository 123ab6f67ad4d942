/** Domains that give anybody an address for ten minutes. A small list of our own: what it misses other signals may see. */
export const DISPOSABLE_DOMAINS: ReadonlySet<string> = new Set(
  `
10minutemail.com 20minutemail.com 33mail.com anonbox.net burnermail.io byom.de discard.email dispostable.com dropmail.me
emailondeck.com emailfake.com fakeinbox.com fakemail.net getairmail.com getnada.com grr.la guerrillamail.biz guerrillamail.com
guerrillamail.de guerrillamail.info guerrillamail.net guerrillamail.org guerrillamailblock.com harakirimail.com inboxbear.com
inboxkitten.com incognitomail.org jetable.com jetable.net jetable.org mail-temp.com mail-temporaire.com mail-temporaire.fr
mailcatch.com maildrop.cc mailexpire.com mailinator.com mailinator.net mailnesia.com mailnull.com mailsac.com mintemail.com
mohmal.com moakt.com mytemp.email nada.email one-time.email sharklasers.com smailpro.com spam4.me spambog.com spamgourmet.com
tempail.com temp-mail.io temp-mail.org tempinbox.com tempmail.com tempmail.dev tempmail.net tempmail.plus tempmailo.com
tempr.email throwawaymail.com trash-mail.com trash-mail.de trashmail.com trashmail.de trashmail.fr trashmail.net
trashmail.ws wegwerfemail.de yopmail.com yopmail.fr yopmail.net
`
    .trim()
    .split(/\s+/)
)
