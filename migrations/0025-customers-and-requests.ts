import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** Customers, and the desk's records of each request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCustomers(db)
  await addWorkToLeads(db)
  await createNotesAndCalls(db)
  await createSearch(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['search_terms', 'calls', 'notes']) await db.schema.dropTable(table).execute()
  for (const { name } of leadIndexes) await db.schema.dropIndex(name).execute()
  for (const column of leadColumns) {
    await db.schema.alterTable('leads').dropColumn(column).execute()
  }
  for (const table of ['customer_addresses', 'customer_phones', 'customer_emails', 'customers']) {
    await db.schema.dropTable(table).execute()
  }
}

async function createCustomers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    // For sorting.
    .addColumn('name_key', textInByteOrder(db), (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('customers_by_name')
    .on('customers')
    .columns(['name_key', 'id'])
    .execute()
  await db.schema
    .createIndex('customers_by_time')
    .on('customers')
    .columns(['created_at', 'id'])
    .execute()
  // One person for each address or number, even when two forms arrive at once.
  await db.schema
    .createTable('customer_emails')
    .addColumn('email_key', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customers.id').onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createTable('customer_phones')
    .addColumn('phone', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customers.id').onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createTable('customer_addresses')
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customers.id').onDelete('cascade'),
    )
    .addColumn('street1', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('zip', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_addresses_pkey', ['customer_id', 'street1', 'city', 'zip'])
    .execute()
  for (const table of ['customer_emails', 'customer_phones']) {
    await db.schema.createIndex(`${table}_by_customer`).on(table).column('customer_id').execute()
  }
}

async function addWorkToLeads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('leads')
    .addColumn('customer_id', 'text', (column) => column.references('customers.id'))
    .execute()
  await db.schema
    .alterTable('leads')
    .addColumn('desk_status', 'text', (column) => column.notNull().defaultTo('unfinished'))
    .execute()
  // 1 for a status of work in progress, so that one column is searched.
  await db.schema
    .alterTable('leads')
    .addColumn('is_open', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('leads').addColumn('lost_reason', 'text').execute()
  // Empty without a date, so that these are together in one index.
  for (const column of ['follow_up_on', 'follow_up_note']) {
    await db.schema
      .alterTable('leads')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute()
  }
  await db.schema
    .alterTable('leads')
    .addColumn('name_key', textInByteOrder(db), (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('leads')
    .addColumn('assigned_to', 'text', (column) => column.references('staff.id'))
    .execute()
  for (const column of ['waiting_since', 'first_answered_at', 'closed_at']) {
    await db.schema.alterTable('leads').addColumn(column, 'bigint').execute()
  }
  for (const column of ['last_activity_at', 'revision']) {
    await db.schema
      .alterTable('leads')
      .addColumn(column, 'bigint', (number) => number.notNull().defaultTo(0))
      .execute()
  }
  for (const { name, columns } of leadIndexes) {
    await db.schema.createIndex(name).on('leads').columns(columns).execute()
  }
}

const leadColumns = [
  'customer_id',
  'desk_status',
  'is_open',
  'lost_reason',
  'follow_up_on',
  'follow_up_note',
  'name_key',
  'assigned_to',
  'waiting_since',
  'first_answered_at',
  'closed_at',
  'last_activity_at',
  'revision',
]

/** Each list is read along one of them; the columns of its filters come last. */
const leadIndexes = [
  { name: 'leads_by_customer', columns: ['customer_id'] },
  { name: 'leads_open_by_follow_up', columns: ['is_open', 'follow_up_on', 'id', 'assigned_to'] },
  { name: 'leads_open_by_time', columns: ['is_open', 'created_at', 'id', 'assigned_to'] },
  { name: 'leads_open_by_waiting', columns: ['is_open', 'waiting_since', 'id', 'assigned_to'] },
  { name: 'leads_open_by_name', columns: ['is_open', 'name_key', 'id', 'assigned_to'] },
  {
    name: 'leads_status_by_follow_up',
    columns: ['desk_status', 'follow_up_on', 'id', 'assigned_to'],
  },
  { name: 'leads_status_by_time', columns: ['desk_status', 'created_at', 'id', 'assigned_to'] },
  {
    name: 'leads_status_by_waiting',
    columns: ['desk_status', 'waiting_since', 'id', 'assigned_to'],
  },
  { name: 'leads_status_by_name', columns: ['desk_status', 'name_key', 'id', 'assigned_to'] },
  { name: 'leads_by_answer', columns: ['first_answered_at', 'created_at'] },
  { name: 'leads_by_end', columns: ['closed_at', 'desk_status'] },
]

async function createNotesAndCalls(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff', 'text', (column) => column.references('staff.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('calls')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff', 'text', (column) => column.references('staff.id'))
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  for (const table of ['notes', 'calls']) {
    await db.schema.createIndex(`${table}_by_lead`).on(table).columns(['lead_id', 'at']).execute()
  }
}

async function createSearch(db: Kysely<unknown>): Promise<void> {
  // Search terms of requests and customers, found by their beginning.
  await db.schema
    .createTable('search_terms')
    .addColumn('kind', textInByteOrder(db), (column) => column.notNull())
    .addColumn('term', textInByteOrder(db), (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_terms_pkey', ['kind', 'term', 'subject_id'])
    .execute()
  await db.schema
    .createIndex('search_terms_by_subject')
    .on('search_terms')
    .column('subject_id')
    .execute()
}

/** Compares bytes, like SQLite, so that an index finds prefixes. */
function textInByteOrder(db: Kysely<unknown>) {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<string>`text collate "C"`
    : ('text' as const)
}
