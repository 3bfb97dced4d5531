import { cpus, loadavg } from 'node:os'

/** Prints a table as Markdown, ready for RESULTS.md. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const ruler = head.map((_, column) => (column === 0 ? '---' : '---:'))
  process.stdout.write(`\n### ${title}\n\n${[head, ruler, ...rows].map(line).join('\n')}\n`)
}

/** Prints the circumstances, which the figures depend on. */
export function printCircumstances(lines: readonly string[]): void {
  const [one = 0] = loadavg()
  const { length } = cpus()
  process.stdout.write(
    [
      new Date().toISOString(),
      `Node.js ${process.version}`,
      ...lines,
      `${length} cores, load ${one.toFixed(1)} at the start`,
    ].join(' · ') + '\n',
  )
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
