/** Something that happens again and again, for whoever listens in this process. */
export class Signal {
  readonly #listeners = new Set<() => void>()

  emit(): void {
    for (const listener of this.#listeners) listener()
  }

  /** The answer ends listening. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
