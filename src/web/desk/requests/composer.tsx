import { useId, useState } from 'react'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { useStoredDraftNames } from '#web/desk/forms/drafts.ts'
import { FormFoot } from '#web/desk/forms/form-foot.tsx'
import { FieldMessage } from '#web/desk/forms/field.tsx'
import { ProposedDate } from '#web/desk/forms/proposed-date.tsx'
import { useHydrated } from '#web/hydrated.ts'
import { useKeysAreOn } from '#web/desk/keys.ts'
import { composerDraft, type ComposerTab, composerTabs } from './composer-tabs.ts'
import { Reply } from './reply.tsx'
import { callForm, noteForm } from './request-forms.ts'
import type { LoadedRequest } from './request-page.ts'
import { type Place, TextArea, useWriting } from './writing.tsx'

/** Form for replies, notes and calls. Typed text stays until it is sent. */
export function Composer({
  id,
  reply,
  tab,
  onTab,
  onSaved,
}: {
  readonly id: string
  readonly reply: LoadedRequest['reply']
  readonly tab: ComposerTab
  readonly onTab: (tab: ComposerTab) => void
  readonly onSaved: (answer: ActionAnswer) => void
}) {
  const place = { id, onSaved }
  const titleId = useId()
  const hasKeys = useKeysAreOn()
  const drafts = useStoredDraftNames(id)
  // The drafts are known, and with them the tab, once the page is hydrated.
  const isHydrated = useHydrated()
  const [opened, setOpened] = useState<readonly ComposerTab[]>([])
  if (isHydrated && !opened.includes(tab)) setOpened([...opened, tab])
  const unopened = composerTabs.filter(
    ({ name }) => !opened.includes(name) && drafts.includes(composerDraft(id, name)),
  )
  return (
    <section
      aria-labelledby={titleId}
      className="no-print mb-6 rounded-sheet border border-bark-soft bg-white"
    >
      <h2 id={titleId} className="sr-only">
        Write
      </h2>
      <div className="flex items-center gap-5 border-b border-hairline px-4">
        {composerTabs.map(({ name, label, key }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === tab}
            aria-keyshortcuts={hasKeys ? key : undefined}
            onClick={() => onTab(name)}
            className="-mb-px min-h-11 border-b-3 border-transparent font-medium aria-pressed:border-moss aria-pressed:font-semibold aria-pressed:text-evergreen"
          >
            {label}
          </button>
        ))}
      </div>
      {unopened.length === 0 ? null : (
        <p className="px-4 pt-3 text-second font-semibold text-clay">
          Also not saved yet: {unopened.map(({ label }) => label).join(', ')}
        </p>
      )}
      {/* All three stay, so that none loses what was typed into it. */}
      <div hidden={tab !== 'reply'}>
        <Reply {...place} {...reply} />
      </div>
      <div hidden={tab !== 'note'}>
        <Note {...place} />
      </div>
      <div hidden={tab !== 'call'}>
        <Call {...place} followUpOn={reply.followUpOn} />
      </div>
    </section>
  )
}

export function firstField(composer: HTMLElement | null): HTMLElement | undefined {
  const fields = composer?.querySelectorAll<HTMLElement>('textarea, input[type="radio"]') ?? []
  return [...fields].find((field) => field.checkVisibility())
}

function Note(place: Place) {
  const { fields, props, unsaved, isBusy, foot, saved } = useWriting(place, 'note', noteForm)
  return (
    <form {...props} className="p-4">
      <input type="hidden" name="intent" value="note" />
      <TextArea field={fields.text} label="Note" placeholder="Only we see this." rows={4} />
      <FormFoot
        label="Save note"
        unsaved={unsaved}
        isBusy={isBusy}
        ref={foot}
        className="mt-3 gap-y-1"
      >
        {saved}
      </FormFoot>
    </form>
  )
}

const outcomes = { reached: 'Reached', voicemail: 'Voicemail', 'no-answer': 'No answer' } as const

function Call({ followUpOn, ...place }: Place & Pick<LoadedRequest['reply'], 'followUpOn'>) {
  const { fields, props, unsaved, isBusy, foot, saved } = useWriting(place, 'call', callForm)
  return (
    <form {...props} className="p-4">
      <input type="hidden" name="intent" value="call" />
      <fieldset
        className="mb-3 flex flex-wrap gap-x-5 gap-y-1"
        aria-describedby={fields.outcome.errorId}
      >
        <legend className="mb-1 font-semibold">How did it go?</legend>
        {Object.entries(outcomes).map(([outcome, label]) => (
          <label key={outcome} className="flex min-h-11 items-center gap-2 desk:min-h-8">
            <input
              type="radio"
              name="outcome"
              value={outcome}
              className="size-4.5 accent-evergreen"
            />
            {label}
          </label>
        ))}
        <div className="w-full">
          <FieldMessage field={fields.outcome} />
        </div>
      </fieldset>
      <TextArea field={fields.text} label="What was said" placeholder="What was said" rows={4} />
      {/* Without a date, a missed call would look as if nobody had called. */}
      <ProposedDate
        field={fields.followUpOn}
        label="Follow up on"
        proposed={followUpOn ?? ''}
        className="mt-3 font-semibold"
      />
      <FormFoot
        label="Log call"
        unsaved={unsaved}
        isBusy={isBusy}
        ref={foot}
        className="mt-3 gap-y-1"
      >
        {saved}
      </FormFoot>
    </form>
  )
}
