import { useState } from 'react'
import { counted } from '#domain/counts.ts'
import { statusNames, workStatuses } from '#domain/requests/request-status.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Choice } from '#web/desk/forms/choice.tsx'
import { Options } from '#web/desk/forms/field.tsx'
import { FileForm } from '#web/desk/forms/file-form.tsx'
import { choosableReasons } from './request-actions.ts'
import { bulkBar } from './request-list.tsx'
import type { RequestsData } from './requests-page.ts'

export function BulkBar({
  ids,
  assignable,
  isBusy,
  spam,
  onSelectAll,
  onClear,
  onPrice,
  onStep,
}: {
  readonly ids: readonly string[]
  readonly assignable: RequestsData['assignable']
  readonly isBusy: boolean
  /** In possible spam, where the only action is "Not spam": the number of emails that it sends. */
  readonly spam: { readonly emails: number } | null
  /** Null where all are selected. */
  readonly onSelectAll: (() => void) | null
  readonly onClear: () => void
  readonly onPrice: () => void
  readonly onStep: (form: FormData) => void
}) {
  /** Null before it was asked. */
  const [asksReason, setAsksReason] = useState<boolean | null>(null)
  const send = (intent: string, to?: string, reason?: string) => {
    const form = new FormData()
    form.set('intent', intent)
    if (to !== undefined) form.set('to', to)
    if (reason !== undefined) form.set('reason', reason)
    onStep(form)
  }
  const choice = {
    value: '',
    isBusy,
    disabled: ids.length === 0,
    className: 'w-auto! min-w-0 min-[40rem]:max-w-40 max-[40rem]:flex-1 max-[40rem]:basis-2/5',
  }
  return (
    <section
      id={bulkBar}
      tabIndex={-1}
      aria-label="Selected requests"
      data-foot
      // The actions stay in view on phones while the rows scroll below.
      className="no-print sticky bottom-[var(--spacing-bar)] z-10 mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-sheet border border-hairline bg-white py-2 pr-4 pl-7 shadow-sm desk:bottom-4 wide:pl-4"
    >
      <p className="mr-2 font-semibold whitespace-nowrap max-[40rem]:flex-1">
        {ids.length} selected
      </p>
      {onSelectAll === null ? null : (
        <Button
          variant="word"
          className="px-1! min-[40rem]:order-last wide:hidden"
          onClick={onSelectAll}
        >
          Select all
        </Button>
      )}
      <Button variant="word" className="px-1! min-[40rem]:order-last" onClick={onClear}>
        Clear
      </Button>
      {spam !== null ? (
        <Button
          variant="filled"
          disabled={isBusy || ids.length === 0}
          onClick={() => send('clear')}
        >
          Not spam
          {spam.emails === 0 ? null : `, send ${counted(spam.emails, 'email')}`}
        </Button>
      ) : (
        <>
          <Choice
            aria-label="Assign"
            {...choice}
            onChoose={(to) => send('assign', to === 'nobody' ? '' : to)}
          >
            <option value="">Assign to…</option>
            <option value="nobody">Nobody</option>
            <Options of={assignable.map(({ id, name }) => [id, name])} />
          </Choice>
          {asksReason ? (
            <Choice
              key="reason"
              aria-label="Why lost"
              {...choice}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question comes up by a press of theirs
              autoFocus
              onChoose={(reason) =>
                reason === 'back' ? setAsksReason(false) : send('status', 'lost', reason)
              }
            >
              <option value="">Why lost?</option>
              <Options of={choosableReasons} />
              <option value="back">Not lost: another status…</option>
            </Choice>
          ) : (
            <Choice
              key="status"
              aria-label="Change status"
              {...choice}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- one goes back from the question
              autoFocus={asksReason === false}
              onChoose={(to) => (to === 'lost' ? setAsksReason(true) : send('status', to))}
            >
              <option value="">Set status…</option>
              <Options of={workStatuses.map((status) => [status, statusNames[status]])} />
            </Choice>
          )}
          <Button variant="word" disabled={isBusy || ids.length === 0} onClick={onPrice}>
            Price deliveries
          </Button>
          <Button variant="word" disabled={isBusy || ids.length === 0} onClick={() => send('spam')}>
            Spam
          </Button>
        </>
      )}
      <FileForm
        from={deskPaths.exportRequests}
        button="Export"
        variant="word"
        disabled={isBusy || ids.length === 0}
      >
        {ids.map((id) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
      </FileForm>
    </section>
  )
}
