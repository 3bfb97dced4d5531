import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { isBusy } from './outage.ts'

/** Milliseconds before the next attempt while another program is writing. */
const retryAfterMs = 10

/** Most writers of one commit; more would only delay the first answer. */
const membersAtMost = 64

/** Writers whose changes reach the disk together. */
interface Group {
  members: number
  /** Settles when all of it is on disk, or lost. */
  readonly outcome: PromiseWithResolvers<void>
}

/**
 * Group commit on one SQLite connection. Writers take turns; those that come while others run share
 * one transaction, and so one wait for the disk. Each is a savepoint of its own, so that a failed
 * one undoes itself alone, and each is acknowledged only after the common commit. While another
 * program writes, writers wait at most `waitMs`. The connection must not wait by itself (`timeout:
 * 0`): that would block the whole process, and every page with it.
 */
export class SharedCommits {
  readonly #database: DatabaseSync
  readonly #waitMs: number
  #lastTurn: Promise<void> = Promise.resolve()
  #group: Group | null = null
  readonly #statements

  constructor(database: DatabaseSync, waitMs: number) {
    this.#database = database
    this.#waitMs = waitMs
    this.#statements = {
      // A transaction that begins as a reader cannot always become a writer; all of these write.
      begin: database.prepare('begin immediate'),
      commit: database.prepare('commit'),
      rollback: database.prepare('rollback'),
      startPart: database.prepare('savepoint writer'),
      releasePart: database.prepare('release writer'),
      undoPart: database.prepare('rollback to writer'),
    }
  }

  /** Begins a writer's part. It must end with `release` or `undo`; others wait until then. */
  async begin(): Promise<Writer> {
    const deadline = this.#deadline()
    const endTurn = await this.#waitForTurn()
    try {
      const group = await this.#openGroup(deadline)
      this.#statements.startPart.run()
      return { group, endTurn }
    } catch (error) {
      endTurn()
      throw error
    }
  }

  /** Ends a part successfully; resolves when it is on disk. */
  async release({ group, endTurn }: Writer): Promise<void> {
    try {
      this.#assertStands(group)
      this.#statements.releasePart.run()
      group.members += 1
    } finally {
      endTurn()
    }
    await group.outcome.promise
  }

  /** Undoes one part alone. */
  undo({ group, endTurn }: Writer): void {
    try {
      // A failed write (disk full) may have ended the whole transaction already.
      if (group !== this.#group) return
      this.#statements.undoPart.run()
      this.#statements.releasePart.run()
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

  /** Runs one writing statement by itself; resolves when it is on disk. */
  async write<T>(statement: () => T): Promise<T> {
    const deadline = this.#deadline()
    const endTurn = await this.#waitForTurn()
    let outcome: Promise<void>
    let result: T
    try {
      const group = await this.#openGroup(deadline)
      result = this.#watched(statement)
      group.members += 1
      outcome = group.outcome.promise
    } finally {
      endTurn()
    }
    await outcome
    return result
  }

  /** Runs a statement outside any transaction, after the writers before it. */
  async alone<T>(statement: () => T): Promise<T> {
    const deadline = this.#deadline()
    const endTurn = await this.#waitForTurn()
    try {
      this.#commit()
      return await whenUnlocked(statement, deadline)
    } finally {
      endTurn()
    }
  }

  async #waitForTurn(): Promise<() => void> {
    const before = this.#lastTurn
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#lastTurn = promise
    await before
    return resolve
  }

  /** Counted from a writer's arrival, so that a long queue does not extend it. */
  #deadline(): number {
    return performance.now() + this.#waitMs
  }

  async #openGroup(deadline: number): Promise<Group> {
    if (this.#group !== null) return this.#group
    await whenUnlocked(() => this.#statements.begin.run(), deadline)
    const group: Group = { members: 0, outcome: Promise.withResolvers() }
    // Each member handles the error itself; a group without members has nobody to.
    group.outcome.promise.catch(() => {})
    this.#group = group
    this.#commitWhenQuiet(group, 0)
    return group
  }

  /** Commits once a round of the event loop has brought no further member. */
  #commitWhenQuiet(group: Group, membersBefore: number): void {
    setImmediate(async () => {
      const endTurn = await this.#waitForTurn()
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

  /** Gives up the whole group: none of it was acknowledged, and each member gets the error. */
  #lose(reason: unknown): void {
    if (this.#database.isTransaction) this.#statements.rollback.run()
    this.#group?.outcome.reject(reason)
    this.#group = null
  }

  /** A failed statement may end the whole transaction (disk full, lost disk). */
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

/** Repeats a statement while another program has the database locked. */
async function whenUnlocked<T>(statement: () => T, deadline: number): Promise<T> {
  for (;;) {
    try {
      return statement()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
    }
    await sleep(retryAfterMs)
  }
}

/** A writer's open part. */
export interface Writer {
  readonly group: Group
  /** Lets the next one begin. */
  readonly endTurn: () => void
}
