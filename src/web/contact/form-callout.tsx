import type { ContactDraft } from '#domain/contact/check-contact.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ContactPhase } from './form-state.ts'

/** Shows whether the message opened, and announces changes. */
export function FormCallout({
  phase,
  links,
  onRestore,
}: {
  readonly phase: ContactPhase
  readonly links: { readonly compose: string; readonly mailto: string }
  readonly onRestore: (draft: ContactDraft) => void
}) {
  return (
    <div aria-live="polite" className="empty:sr-only sm:col-span-2">
      {phase.is === 'blocked' ? (
        <div className="rounded-lg border border-clay/60 bg-paper px-4 py-3.5">
          <p className="font-semibold text-clay">Your browser blocked the new tab.</p>
          <p className="mt-1">
            Your message is still here. Open it yourself{' '}
            <a href={links.compose} target="_blank" rel="noopener noreferrer" className="link">
              in Gmail
            </a>{' '}
            or{' '}
            <a href={links.mailto} className="link">
              in your email app
            </a>
            .
          </p>
        </div>
      ) : null}
      {phase.is === 'opened' ? (
        <div className="flex gap-3 rounded-lg bg-leaf-pale/60 px-4 py-3.5 text-evergreen">
          <Icon name="check" className="mt-0.5 size-5" />
          <p>
            Your message is open in a new tab. Press Send there, and it is on its way.{' '}
            <button type="button" onClick={() => onRestore(phase.sent)} className="link">
              Restore my text
            </button>
          </p>
        </div>
      ) : null}
    </div>
  )
}
