/** A repeated event with listeners in this process. */
export class Signal {
  readonly #listeners = new Set<() => void>()

  emit(): void {
    for (const listener of this.#listeners) listener()
  }

  /** Returns the function that ends listening. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
