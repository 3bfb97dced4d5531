import { deskPaths } from '#domain/desk/desk-paths.ts'
import { may } from '#domain/desk/roles.ts'
import { TextLink } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useColleague } from './use-desk.ts'

/** Shortcuts of lists, of requests and of the search, which helpers do not have. */
const requestKeys = [
  { keys: ['/'], does: 'Search everything' },
  { keys: ['J', 'K'], does: 'Next and previous, in a list or between its requests' },
  { keys: ['Enter'], does: 'Open it' },
  { keys: ['R'], does: 'Reply to a request' },
  { keys: ['T'], does: 'Choose a template for the reply' },
  { keys: ['N'], does: 'Note on a request' },
  { keys: ['C'], does: 'Log a call' },
  { keys: ['F'], does: 'Pick the day to follow up' },
  { keys: ['S'], does: 'Choose the status' },
  { keys: ['A'], does: 'Choose who it is assigned to' },
] as const

const keysOfAll = [
  { keys: ['Ctrl', 'Enter'], does: 'Send or save what you wrote; on a Mac, ⌘ Enter' },
  { keys: ['Esc'], does: 'Leave the text you write, and keep it' },
  { keys: ['?'], does: 'Show these shortcuts' },
] as const

/** Keyboard shortcuts of the colleague's role, listed by `?`, and off while typing. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { role } = useColleague()
  const keys = may(role, 'work-requests') ? [...requestKeys, ...keysOfAll] : keysOfAll
  return (
    <Dialog isToRead title="Keyboard shortcuts" onClose={onClose}>
      <dl className="mb-4 divide-y divide-hairline-soft">
        {keys.map(({ keys: pressed, does }) => (
          <div key={does} className="flex min-h-10 items-center justify-between gap-4 py-1">
            <dt>{does}</dt>
            <dd className="flex gap-1.5">
              {pressed.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded border border-hairline bg-paper px-1.5 text-center font-sans text-second leading-6"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mb-1.5 text-second text-bark-soft">They do nothing while you type.</p>
      <TextLink to={deskPaths.account} onClick={onClose} variant="tall">
        Turn them off in Settings
      </TextLink>
    </Dialog>
  )
}
