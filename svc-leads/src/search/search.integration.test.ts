import { bumpRevision } from '@site/service/database/revision'
import { createTestDatabase } from '@site/service/testing/test-database'
import { expect, it } from 'vitest'
import { migrations } from '../migrations/index.ts'
import { addLead, insertLead } from '../testing/add-lead.ts'
import { buildLead } from '../testing/build-lead.ts'
import { createLeadMirror } from './lead-mirror.ts'
import { LEADS_REVISION } from './leads-revision.ts'

it('finds a lead that was numbered earlier and committed later', async () => {
  const { db, drop } = await createTestDatabase('mysql', { migrations })
  const mirror = createLeadMirror(db)
  const found = async () => (await mirror.find('retard')).map(({ id }) => id)
  await addLead(db)
  expect(await found()).toEqual([])
  const slow = await db.knex.transaction()
  const id = await insertLead(slow, db, buildLead({ prenom: 'Lent', nom: 'Retard' }))
  await slow('lead_changes').insert({ lead_id: id })
  const quick = await addLead(db, { prenom: 'Vif', nom: 'Retard' })
  expect(await found()).toEqual([quick])
  await bumpRevision(slow, LEADS_REVISION)
  await slow.commit()
  expect(await found()).toEqual([quick, id])
  await drop()
})
