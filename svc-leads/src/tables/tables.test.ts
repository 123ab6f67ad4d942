import { sharedTables } from '@site/service/database/shared-tables'
import { schemaDifferences } from '@site/service/testing/schema-differences'
import { expect, it } from 'vitest'
import { migrations } from '../migrations/index.ts'
import * as answerTables from './answer-tables.ts'
import * as deliveryTables from './delivery-tables.ts'
import * as deskTables from './desk-tables.ts'
import * as tables from './tables.ts'

it('declares each table as the migrations make it', async () => {
  const declared = Object.values({ ...tables, ...deskTables, ...answerTables, ...deliveryTables }).filter(
    (table) => 'tableName' in table
  )
  expect(await schemaDifferences(migrations, [...sharedTables, ...declared])).toEqual([])
})
