import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** Spam signals of leads, and the counts of limits that processes share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('leads')
    .addColumn('signs', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  if (!isPostgres(db)) return
  // Unlogged: the counts may be lost in a crash, and must not cost a disk write on each call. The
  // limiter relies on the order of the columns.
  await db.schema
    .createTable('limit_counts')
    .modifyFront(sql`unlogged`)
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) await db.schema.dropTable('limit_counts').execute()
  await db.schema.alterTable('leads').dropColumn('signs').execute()
}

function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
