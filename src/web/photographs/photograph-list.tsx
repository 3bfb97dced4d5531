import { captionLength } from '#domain/photographs/photograph.ts'
import { removeRow } from '#web/remove-row.ts'
import type { ChosenPhotograph, PhotographQueue } from './photograph-queue.ts'
import { waitText } from './send-photograph.ts'

/** The chosen photographs, each with its picture, its caption and its progress. */
export function PhotographList({
  queue,
  chosen,
  disabled = false,
}: {
  readonly queue: PhotographQueue
  readonly chosen: readonly ChosenPhotograph[]
  readonly disabled?: boolean
}) {
  return (
    <ul className="mt-4 divide-y divide-hairline">
      {chosen.map(({ id, name, caption, preview, isSubmitted, state }, place) => {
        const title = `Photograph ${place + 1}`
        const isOpen =
          !isSubmitted && (state.is === 'preparing' || state.is === 'chosen' || state.is === 'sent')
        return (
          <li key={id} tabIndex={-1} className="flex items-start gap-3 py-3">
            {preview === null ? (
              <span
                aria-hidden="true"
                className="grid size-20 shrink-0 place-items-center rounded-md bg-hairline text-xs text-bark-soft"
              >
                {name.split('.').pop()?.slice(0, 4).toUpperCase()}
              </span>
            ) : (
              <img src={preview} alt="" className="size-20 shrink-0 rounded-md object-cover" />
            )}
            <div className="min-w-0 flex-1">
              <p className="truncate max-[16rem]:whitespace-normal text-sm">
                <span className="font-semibold">{title}</span>{' '}
                <span className="text-bark-soft">{name}</span>
              </p>
              {isOpen ? (
                <input
                  aria-label={`Caption of photograph ${place + 1}`}
                  placeholder="Caption, if you like"
                  value={caption}
                  maxLength={captionLength}
                  disabled={disabled}
                  onChange={(event) => queue.describe(id, event.currentTarget.value)}
                  onKeyDown={(event) => {
                    // Enter must not submit the form around it.
                    if (event.key === 'Enter') event.preventDefault()
                  }}
                  className="mt-1 min-h-11 w-full rounded-md border border-hairline bg-white px-3 text-base"
                />
              ) : (
                <StateLine state={state} />
              )}
              <div className="flex gap-4">
                {state.is === 'broken' ? (
                  <PressedWord
                    onPress={(pressed) => {
                      // The button disappears, so its row gets the focus and announces the
                      // progress.
                      pressed.closest('li')?.focus()
                      void queue.send()
                    }}
                  >
                    Try again
                  </PressedWord>
                ) : null}
                {isOpen || state.is === 'refused' || state.is === 'broken' ? (
                  <PressedWord
                    label={`Remove photograph ${place + 1}`}
                    disabled={disabled}
                    isRemoving
                    onPress={(pressed) => removeRow(pressed, () => queue.remove(id))}
                  >
                    Remove
                  </PressedWord>
                ) : null}
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function PressedWord({
  label,
  disabled = false,
  isRemoving = false,
  onPress,
  children,
}: {
  readonly label?: string
  readonly disabled?: boolean
  readonly isRemoving?: boolean
  readonly onPress: (pressed: HTMLElement) => void
  readonly children: string
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      data-row-remove={isRemoving || undefined}
      onClick={({ currentTarget }) => onPress(currentTarget)}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-moss underline underline-offset-4"
    >
      {children}
    </button>
  )
}

function StateLine({ state }: Pick<ChosenPhotograph, 'state'>) {
  switch (state.is) {
    case 'preparing':
    case 'chosen':
      return null
    case 'sending':
      return (
        <>
          <progress
            value={Math.max(0.05, state.share)}
            aria-label="Sending"
            className="mt-3 h-2 w-full"
          />
          <output className="block text-sm">
            {state.waitsUntil === null ? null : waitText(state.waitsUntil)}
          </output>
        </>
      )
    case 'sent':
      return <p className="mt-1 text-sm text-moss">✓ Sent</p>
    case 'broken':
      return <p className="mt-1 text-sm text-clay">Not sent: the connection was lost.</p>
    case 'refused':
      return <p className="mt-1 text-sm text-clay">{state.message}</p>
  }
}
