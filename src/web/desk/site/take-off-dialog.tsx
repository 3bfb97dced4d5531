import { useId, useState } from 'react'
import { Button } from '#web/desk/button.tsx'
import { Dialog } from '#web/desk/dialog.tsx'
import { fieldClasses, Options } from '#web/desk/forms/field.tsx'
import type { PageChoice } from './page-choices.ts'

/** Hides a page, and asks where its address leads from then on. */
export function TakeOffDialog({
  title,
  path,
  choices,
  onTakeOff,
  onClose,
}: {
  readonly title: string
  readonly path: string
  readonly choices: readonly PageChoice[]
  /** Null for nowhere. */
  readonly onTakeOff: (leadsTo: string | null) => void
  readonly onClose: () => void
}) {
  const [leadsTo, setLeadsTo] = useState('')
  const textId = useId()
  return (
    <Dialog title={`Hide “${title}” from the site?`} describedBy={textId} onClose={onClose}>
      <p id={textId} className="mb-3">
        It stays here with its history and can be shown again. Other sites may still link to {path}.
      </p>
      <label className="mb-4 block">
        <span className="mb-1 block font-semibold">Send people who follow {path} to</span>
        <select
          value={leadsTo}
          onChange={({ target }) => setLeadsTo(target.value)}
          className={fieldClasses}
        >
          <option value="">The “page not found” page (404)</option>
          <Options
            of={choices
              .filter((choice) => choice.path !== path)
              .map((choice) => [choice.path, choice.name])}
          />
        </select>
      </label>
      <Button variant="filled" onClick={() => onTakeOff(leadsTo === '' ? null : leadsTo)}>
        Hide it
      </Button>
    </Dialog>
  )
}
