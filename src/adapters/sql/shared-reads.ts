/**
 * Lets those who ask for the same while a read of it is under way share one read that begins after
 * all of them have asked: each is told what stands at that moment or later, and however many ask,
 * there are never more than two reads, one under way and one that waits for it.
 */
export function sharedReads<T>() {
  const underWay = new Map<string, { readonly ended: Promise<unknown>; next: Promise<T> | null }>()

  function begin(key: string, read: () => Promise<T>): Promise<T> {
    const reading = read()
    const end = () => {
      if (underWay.get(key)?.next === null) underWay.delete(key)
    }
    underWay.set(key, { ended: reading.then(end, end), next: null })
    return reading
  }

  return (key: string, read: () => Promise<T>): Promise<T> => {
    const before = underWay.get(key)
    if (before === undefined) return begin(key, read)
    before.next ??= before.ended.then(() => begin(key, read))
    return before.next
  }
}
