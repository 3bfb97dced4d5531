import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { SharedCommits, type Writer } from './shared-commits.ts'

/**
 * Kysely on Node's built-in SQLite. Reads outside a transaction use a connection of their own and
 * see committed data; writers share the other connection (`SharedCommits`), and wait at most
 * `waitMs` for other programs that write.
 */
export function nodeSqliteDialect(
  writer: DatabaseSync,
  reader: DatabaseSync,
  waitMs: number,
): Dialect {
  return {
    createDriver: () => new NodeSqliteDriver(writer, reader, waitMs),
    createQueryCompiler: () => new NodeSqliteQueryCompiler(),
    createAdapter: () => new NodeSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** The transaction of migrations is their lock too, since only one process writes at a time. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Leaves out `for update` and the like: SQLite has no row locks, since it serializes writers. */
class NodeSqliteQueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === undefined || node.modifier === 'Distinct') super.visitSelectModifier(node)
  }
}

class NodeSqliteDriver implements Driver {
  readonly #writer: DatabaseSync
  readonly #reader: DatabaseSync
  readonly #shared: Shared

  constructor(writer: DatabaseSync, reader: DatabaseSync, waitMs: number) {
    this.#writer = writer
    this.#reader = reader
    this.#shared = {
      commits: new SharedCommits(writer, waitMs),
      write: statementsOf(writer),
      read: statementsOf(reader),
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<NodeSqliteConnection> {
    return new NodeSqliteConnection(this.#shared)
  }

  beginTransaction(connection: NodeSqliteConnection): Promise<void> {
    return connection.begin()
  }

  commitTransaction(connection: NodeSqliteConnection): Promise<void> {
    return connection.commit()
  }

  rollbackTransaction(connection: NodeSqliteConnection): Promise<void> {
    return connection.rollback()
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#shared.commits.alone(() => {
      this.#reader.close()
      try {
        // The WAL of a migration would otherwise stay beside the file.
        this.#writer.exec('pragma wal_checkpoint(truncate)')
      } catch {
        // It does stay on a full disk; the next one to open the file reads it.
      }
      this.#writer.close()
    })
  }
}

/** Shared by all users of the database. */
interface Shared {
  readonly commits: SharedCommits
  readonly write: Statements
  readonly read: Statements
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #shared: Shared
  #transaction: Writer | null = null

  constructor(shared: Shared) {
    this.#shared = shared
  }

  async begin(): Promise<void> {
    this.#transaction = await this.#shared.commits.begin()
  }

  async commit(): Promise<void> {
    const transaction = this.#transaction
    this.#transaction = null
    if (transaction !== null) await this.#shared.commits.release(transaction)
  }

  async rollback(): Promise<void> {
    const transaction = this.#transaction
    this.#transaction = null
    if (transaction !== null) this.#shared.commits.undo(transaction)
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { commits, read, write } = this.#shared
    const transaction = this.#transaction
    if (transaction !== null) return commits.within(transaction, () => write<R>(query))
    switch (query.query.kind) {
      case 'SelectQueryNode':
        return read<R>(query)
      case 'InsertQueryNode':
      case 'UpdateQueryNode':
      case 'DeleteQueryNode':
        return commits.write(() => write<R>(query))
      default:
        return commits.alone(() => write<R>(query))
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }
}

/** Maximum number of statements that stay prepared: lists of each length have a text of their own. */
const maxPrepared = 500

type Statements = <R>(query: CompiledQuery) => QueryResult<R>

/** Runs queries on one connection; the texts used last stay prepared. */
function statementsOf(database: DatabaseSync): Statements {
  const known = new Map<string, { readonly statement: StatementSync; readonly isRead: boolean }>()

  function prepared(sql: string) {
    const prepared = known.get(sql)
    if (prepared !== undefined) {
      // A map keeps its keys in the order of their insertion.
      known.delete(sql)
      known.set(sql, prepared)
      return prepared
    }
    const statement = database.prepare(sql)
    const fresh = { statement, isRead: statement.columns().length > 0 }
    if (/^(create|alter|drop|pragma)/i.test(sql)) return fresh
    const [oldest] = known.keys()
    if (known.size >= maxPrepared && oldest !== undefined) known.delete(oldest)
    known.set(sql, fresh)
    return fresh
  }

  return <R>(query: CompiledQuery): QueryResult<R> => {
    const { statement, isRead } = prepared(query.sql)
    const parameters = query.parameters.map(sqliteValue)
    if (isRead) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely's R is a promise about the rows, not checked here
      return { rows: statement.all(...parameters) as R[] }
    }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return {
      rows: [],
      numAffectedRows: BigInt(changes),
      insertId: BigInt(lastInsertRowid),
    }
  }
}

function sqliteValue(value: unknown): SQLInputValue {
  if (value === undefined) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  ) {
    return value
  }
  throw new TypeError(`SQLite cannot hold a ${typeof value}`)
}
