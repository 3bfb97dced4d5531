import type { Kysely } from 'kysely'

/** Indexes to search and read lists of many thousands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Enough to check whether a row of a list has a word.
  await db.schema
    .createIndex('search_terms_of_subject')
    .on('search_terms')
    .columns(['subject_id', 'term'])
    .execute()
  await db.schema.dropIndex('search_terms_by_subject').execute()
  // For filters and order of search results.
  await db.schema
    .createIndex('leads_found')
    .on('leads')
    .columns([
      'id',
      'is_open',
      'desk_status',
      'assigned_to',
      'follow_up_on',
      'waiting_since',
      'created_at',
      'name_key',
    ])
    .execute()
  await db.schema
    .createIndex('leads_any_by_time')
    .on('leads')
    .columns(['created_at', 'id', 'desk_status', 'assigned_to'])
    .execute()
  // Requests without a follow-up date, longest waiting first.
  await db.schema
    .createIndex('leads_status_by_date_and_waiting')
    .on('leads')
    .columns(['desk_status', 'follow_up_on', 'waiting_since', 'id', 'assigned_to'])
    .execute()
  await db.schema.dropIndex('leads_by_time').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('leads_by_time').on('leads').column('created_at').execute()
  await db.schema
    .createIndex('search_terms_by_subject')
    .on('search_terms')
    .column('subject_id')
    .execute()
  for (const name of [
    'leads_status_by_date_and_waiting',
    'leads_any_by_time',
    'leads_found',
    'search_terms_of_subject',
  ]) {
    await db.schema.dropIndex(name).execute()
  }
}
