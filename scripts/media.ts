/**
 * `npm run media`: turns the masters of `media/` into the files that the site serves, and
 * `media/manifest.json` into the typed module of the pictures (`src/content/pictures.ts`).
 *
 * `--check` encodes nothing; it fails when a served file or the module is missing or out of date, or
 * when the pictures weigh too much.
 */
import { readManifest } from './media/manifest.ts'
import { isModuleStale, writeModule } from './media/module.ts'
import { planAll } from './media/plan.ts'
import { bringUpToDate, outOfDate } from './media/served.ts'
import { tooHeavy } from './media/weight.ts'
import { tooFewOrMany } from './media/widths.ts'

/** Problems printed one by one; the rest are only counted. */
const shownAtMost = 10

const manifest = await readManifest()
const plans = await planAll(manifest)

if (process.argv.includes('--check')) {
  const stale = await outOfDate(plans)
  if (await isModuleStale(manifest)) stale.push('out of date: src/content/pictures.ts')
  const heavy = await tooHeavy(plans)
  const uneven = tooFewOrMany(plans)
  report(stale, 'Run `npm run media` and commit what it makes.')
  report(heavy, 'Lower the qualities in scripts/media/encode.ts, or give lighter masters.')
  report(uneven, 'Give a larger master, or change the widths in scripts/media/shapes.ts.')
} else {
  await bringUpToDate(plans)
  await writeModule(manifest)
}

function report(problems: readonly string[], remedy: string): void {
  if (problems.length === 0) return
  const rest = problems.length - shownAtMost
  const lines = [
    ...problems.slice(0, shownAtMost),
    ...(rest > 0 ? [`and ${rest} more`] : []),
    remedy,
  ]
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exitCode = 1
}
