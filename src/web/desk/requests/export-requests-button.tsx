import { deskPaths } from '#web/desk/desk-paths.ts'
import { FileForm } from '#web/desk/forms/file-form.tsx'

export function ExportRequestsButton({
  ids = [],
  list = '',
  disabled = false,
}: {
  /** Those that are selected; none for the whole list. */
  readonly ids?: readonly string[]
  /** Query string of the list, without `?`. */
  readonly list?: string
  readonly disabled?: boolean
}) {
  return (
    <FileForm from={deskPaths.exportRequests} button="Export" variant="word" disabled={disabled}>
      <input type="hidden" name="list" value={list} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
    </FileForm>
  )
}
