import { useFetcher } from '#web/use-fetcher.ts'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { Button, buttonClasses } from '#web/desk/button.tsx'
import { useSubmission } from '#web/desk/forms/use-submission.tsx'
import { DropHint } from '#web/desk/pictures/drop-place.tsx'
import { PhotographInput } from '#web/photographs/photograph-input.tsx'
import { PhotographList } from '#web/photographs/photograph-list.tsx'
import { useAdding } from '#web/photographs/use-adding.ts'
import { useDropAndPaste } from '#web/photographs/use-drop-and-paste.ts'
import { useQueue } from '#web/photographs/use-queue.ts'

const button = buttonClasses('outline')

/** Chooses photographs, also by drop or paste, and their captions before they are sent. */
export function AddPhotographs({
  action,
  room,
  children,
}: {
  /** Address of the photographs of the request or visit. */
  readonly action: string
  readonly room: number
  /** Content beside the button. */
  readonly children?: React.ReactNode
}) {
  const choice = useQueue(room)
  const adding = useFetcher<ActionAnswer>()
  const submission = useSubmission(adding, action)
  const isSending = useAdding(choice, adding, 'saved') || submission.isBusy
  const { queue, chosen } = choice
  const { isOver, dropProps } = useDropAndPaste(choice.add, isSending)
  const save = () => {
    const form = new FormData()
    form.set('intent', 'add')
    for (const id of queue.ids()) form.append('photograph', id)
    submission.send(form)
  }
  const canSave = chosen.some(({ state }) => state.is === 'chosen' || state.is === 'preparing')
  return (
    <div
      {...dropProps}
      data-rows
      className={`no-print -mx-1 mt-1 rounded-[0.5rem] border border-dashed p-1 ${isOver ? 'border-moss bg-selected' : 'border-transparent'}`}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <PhotographInput
          camera
          label="Camera"
          disabled={isSending}
          onFiles={choice.add}
          className={`${button} pointer-fine:hidden`}
        />
        <PhotographInput
          label="Add photographs"
          disabled={isSending}
          onFiles={choice.add}
          className={button}
        />
        <DropHint what="them" />
        {children}
      </div>
      {chosen.length === 0 ? null : (
        <PhotographList queue={queue} chosen={chosen} disabled={isSending} />
      )}
      {canSave ? (
        <Button variant="filled" disabled={isSending} onClick={save}>
          Save photographs
        </Button>
      ) : null}
      <output className="block text-second text-brick">
        {adding.data?.is === 'failed' ? adding.data.message : choice.message}
      </output>
    </div>
  )
}
