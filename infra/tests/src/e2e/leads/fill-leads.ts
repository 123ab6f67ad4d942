import knex from 'knex'
import type { TestSystem } from '../../harness/test-system.ts'

/** Rows in one statement. */
const BATCH = 1000

/**
 * Writes `count` old leads straight into the database, a minute apart, the first the newest: no event is made of them. Lead
 * n is called 'Ancien0…n' by a shuffled number, its e-mail is ancien{n}@archive.example, its phone number its own.
 */
export async function fillLeads(system: TestSystem, count: number): Promise<void> {
  const database = knex({ client: 'mysql2', connection: system.servers.leadsDatabase })
  try {
    for (let start = 0; start < count; start += BATCH) {
      const length = Math.min(BATCH, count - start)
      await database('leads').insert(Array.from({ length }, (_, offset) => oldLead(start + offset, count)))
    }
    // The list has changed: who asks with an ETag, and who searches, reads it anew.
    await database('revisions').where({ name: 'leads', slot: 0 }).increment('revision', 1)
    await database.raw('analyze table leads')
  } finally {
    await database.destroy()
  }
}

function oldLead(index: number, count: number): Record<string, unknown> {
  const at = new Date(Date.UTC(2026, 5, 1) - index * 60_000)
  const nom = `Ancien${String((index * 7919) % count).padStart(6, '0')}`
  const email = `ancien${index}@archive.example`
  const digits = String(600_000_000 + ((index * 104_729) % 100_000_000))
  return {
    created_at: at.toISOString().slice(0, 23).replace('T', ' '),
    source: ['popup', 'chat/prendre-rdv', 'chat/nous-contacter'][index % 3],
    nom,
    prenom: 'Camille',
    email,
    email_key: email,
    telephone: `0${digits}`,
    company: '',
    note: 'Contact depuis popup',
    consent_at: null,
    consent_version: null,
    page_url: 'https://lucarne.example/seo',
    utm_source: index % 2 ? 'lettre' : null,
    utm_medium: null,
    utm_campaign: null,
    is_suspect: false,
    search_text: `camille ${nom.toLowerCase()} ${email}`,
    search_phone: `0033${digits} 0${digits}`
  }
}
