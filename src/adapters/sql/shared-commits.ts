import type { DatabaseSync } from 'node:sqlite'

/** Most writers that share one commit; more would only wait longer for the first answer. */
const membersAtMost = 64

/** Writers whose changes reach the disk together. */
interface Group {
  members: number
  /** Settles when all of it is on the disk, or is lost. */
  readonly outcome: PromiseWithResolvers<void>
}

/**
 * Group commit on one SQLite connection. Writers take turns; those that come while others are
 * being served share one transaction and so one wait for the disk. Each is a savepoint of its own,
 * so one that fails undoes itself alone, and each is acknowledged only after the common commit.
 */
export class SharedCommits {
  readonly #database: DatabaseSync
  #lastTurn: Promise<void> = Promise.resolve()
  #group: Group | null = null
  readonly #statements

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#statements = {
      // A transaction that begins as a reader cannot always become a writer; all of ours write.
      begin: database.prepare('begin immediate'),
      commit: database.prepare('commit'),
      rollback: database.prepare('rollback'),
      startPart: database.prepare('savepoint writer'),
      keepPart: database.prepare('release writer'),
      undoPart: database.prepare('rollback to writer'),
    }
  }

  /** Begins a writer's part. It must end with `keep` or `undo`; others wait until then. */
  async begin(): Promise<Writer> {
    const endTurn = await this.#takeTurn()
    try {
      const group = this.#openGroup()
      this.#statements.startPart.run()
      return { group, endTurn }
    } catch (error) {
      endTurn()
      throw error
    }
  }

  /** Ends a part well; resolves when it is on the disk. */
  async keep({ group, endTurn }: Writer): Promise<void> {
    try {
      this.#assertStands(group)
      this.#statements.keepPart.run()
      group.members += 1
    } finally {
      endTurn()
    }
    await group.outcome.promise
  }

  /** Takes back a part, and nothing of the others. */
  undo({ group, endTurn }: Writer): void {
    try {
      // A failed write (disk full) may have ended the whole transaction already.
      if (group !== this.#group) return
      this.#statements.undoPart.run()
      this.#statements.keepPart.run()
    } catch (error) {
      this.#lose(error)
      throw error
    } finally {
      endTurn()
    }
  }

  /** Runs a statement of a writer's part. */
  within<T>({ group }: Writer, statement: () => T): T {
    this.#assertStands(group)
    return this.#watched(statement)
  }

  /** Runs one writing statement by itself; resolves when what it did is on the disk. */
  async write<T>(statement: () => T): Promise<T> {
    const endTurn = await this.#takeTurn()
    let outcome: Promise<void>
    let result: T
    try {
      const group = this.#openGroup()
      result = this.#watched(statement)
      group.members += 1
      outcome = group.outcome.promise
    } finally {
      endTurn()
    }
    await outcome
    return result
  }

  /** Runs a statement outside any transaction, after what the writers before it did. */
  async alone<T>(statement: () => T): Promise<T> {
    const endTurn = await this.#takeTurn()
    try {
      this.#commit()
      return statement()
    } finally {
      endTurn()
    }
  }

  async #takeTurn(): Promise<() => void> {
    const before = this.#lastTurn
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#lastTurn = promise
    await before
    return resolve
  }

  #openGroup(): Group {
    if (this.#group !== null) return this.#group
    this.#statements.begin.run()
    const group: Group = { members: 0, outcome: Promise.withResolvers() }
    // Each member hears of it by itself; a group without members has no one to tell.
    group.outcome.promise.catch(() => {})
    this.#group = group
    this.#commitWhenQuiet(group, 0)
    return group
  }

  /** Commits as soon as a round of the event loop has brought no further member. */
  #commitWhenQuiet(group: Group, membersBefore: number): void {
    setImmediate(async () => {
      const endTurn = await this.#takeTurn()
      if (group === this.#group) {
        const { members } = group
        if (members > membersBefore && members < membersAtMost) {
          this.#commitWhenQuiet(group, members)
        } else {
          this.#commit()
        }
      }
      endTurn()
    })
  }

  #commit(): void {
    if (this.#group === null) return
    try {
      this.#statements.commit.run()
      this.#group.outcome.resolve()
      this.#group = null
    } catch (error) {
      this.#lose(error)
    }
  }

  /** Gives the whole group up: nothing of it was acknowledged, and each member hears why. */
  #lose(reason: unknown): void {
    if (this.#database.isTransaction) this.#statements.rollback.run()
    this.#group?.outcome.reject(reason)
    this.#group = null
  }

  /** A statement that fails may take the whole transaction with it (disk full, lost disk). */
  #watched<T>(statement: () => T): T {
    try {
      return statement()
    } catch (error) {
      if (!this.#database.isTransaction) this.#lose(error)
      throw error
    }
  }

  #assertStands(group: Group): void {
    if (group !== this.#group) throw new Error('The transaction has ended already')
  }
}

/** A writer's part under way. */
export interface Writer {
  readonly group: Group
  /** Lets the next one begin. */
  readonly endTurn: () => void
}
