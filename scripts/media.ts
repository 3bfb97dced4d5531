/**
 * `npm run media`: turns the masters of `media/` into the files that the site serves, and
 * `media/manifest.json` into the typed modules that pages import (`src/content/pictures/`).
 *
 * `--check` encodes nothing; it fails when a served file or a module is missing or out of date.
 */
import { readManifest } from './media/manifest.ts'
import { writeModules, staleModules } from './media/modules.ts'
import { planAll } from './media/plan.ts'
import { bringUpToDate, outOfDate } from './media/served.ts'

const manifest = await readManifest()
const plans = await planAll(manifest)

if (process.argv.includes('--check')) {
  const problems = [...(await outOfDate(plans)), ...(await staleModules(manifest))]
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  if (problems.length > 0) {
    process.stderr.write('Run `npm run media` and commit what it makes.\n')
    process.exitCode = 1
  }
} else {
  await bringUpToDate(plans)
  await writeModules(manifest)
}
