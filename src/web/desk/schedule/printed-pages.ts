import type { Stop } from './stop.ts'

/** The stops of each colleague, by name; two of the same name have a page each. */
export function printedPages<Printed extends Pick<Stop, 'who' | 'assignedTo'>>(
  stops: readonly Printed[],
) {
  const groups = Map.groupBy(stops, ({ assignedTo }) => assignedTo ?? '')
  return [...groups]
    .map(([id, stops]) => ({ id, person: stops[0]?.who ?? 'Nobody yet', stops }))
    .toSorted((one, other) => (one.person < other.person ? -1 : 1))
}
