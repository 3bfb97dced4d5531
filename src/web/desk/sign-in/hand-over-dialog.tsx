import { countedIfAny } from '#domain/counts.ts'
import { Button } from '#web/desk/button.tsx'
import { Dialog } from '#web/desk/dialog.tsx'
import { fieldClasses, Options } from '#web/desk/forms/field.tsx'
import { textIn } from '#web/text-in.ts'

/** Asks before a change that takes work from a colleague, and who gets it. */
export function HandOverDialog({
  title,
  text,
  label,
  openRequests,
  visits,
  successors,
  onConfirm,
  onClose,
}: {
  readonly title: string
  readonly text: string
  /** Label of the button that goes on. */
  readonly label: string
  readonly openRequests: number
  readonly visits: number
  /** Value and name of each. */
  readonly successors: readonly (readonly [string, string])[]
  /** Gets the value of the chosen one; empty for nobody. */
  readonly onConfirm: (successor: string) => void
  readonly onClose: () => void
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
          onConfirm(textIn(new FormData(event.currentTarget), 'successor'))
        }}
      >
        <p className="mb-4">{text}</p>
        {openRequests + visits === 0 ? null : (
          <label className="mb-5 block font-semibold">
            {handedOverText(openRequests, visits)}
            <select name="successor" className={`${fieldClasses} mt-1 font-normal`}>
              <Options of={successors} />
              <option value="">Nobody for now</option>
            </select>
          </label>
        )}
        <div className="flex flex-wrap gap-2">
          <Button onClick={onClose}>Keep</Button>
          <Button type="submit" variant="danger">
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** `2 open requests and 1 visit go to` */
export function handedOverText(requests: number, visits: number): string {
  const parts = [countedIfAny(requests, 'open request'), countedIfAny(visits, 'visit')].filter(
    Boolean,
  )
  return `${parts.join(' and ')} ${requests + visits === 1 ? 'goes' : 'go'} to`
}
