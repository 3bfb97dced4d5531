import { Link } from 'react-router'
import type { DeskResult } from '#usecases/desk/desk.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Icon } from '#web/desk/icon.tsx'

type Steps = DeskResult<'goingLive', 'readSteps'>

/** Links to the checklist and its next step until the site is launched. */
export function LiveLine({ steps }: { readonly steps: Steps }) {
  if (steps.isLaunched) return null
  const open = [
    steps.sampleFacts.length === 0 ? null : 'your name, address, phone and hours',
    steps.hasOwnBrand ? null : 'your logo and colors',
  ].filter((each) => each !== null)
  const [next = 'the rest of the checklist, then Launch'] = open
  return (
    <Link
      to={deskPaths.goingLive}
      className="group mb-4 flex min-h-11 items-center gap-3 rounded-sheet border border-hairline bg-white px-4 py-2"
    >
      <Icon name="site" className="size-4 shrink-0 text-clay" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-clay">Your site is not launched yet</span>
        <span className="block text-second text-bark-soft">{`Next: ${next}.`}</span>
      </span>
      <span className="font-semibold text-moss group-hover:underline">Going live</span>
    </Link>
  )
}
