/** The keys of a table, in its order. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(table).filter((key): key is Key => Object.hasOwn(table, key))
