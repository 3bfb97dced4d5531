import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import type { CustomerAnswer } from './customer-answers.ts'
import type { CustomerData } from './customer-page.ts'

/** `merged`: the id of the merge that was just made. */
export function Merges({
  customer,
  merges,
  merged,
}: Pick<CustomerData, 'customer' | 'merges'> & { readonly merged: string | null }) {
  const justMerged = merges.find(({ id }) => id === merged)
  const { data, isBusy, send } = useAction<CustomerAnswer>(deskPaths.customer(customer.id))
  return (
    <>
      {merges.length === 0 ? null : (
        <section aria-labelledby="merges" className="no-print border-b border-hairline pb-3">
          <h2 id="merges">Merged into this page</h2>
          {justMerged === undefined ? null : (
            <output className="block text-second text-bark-soft">
              Everything from {justMerged.name} is here now.
            </output>
          )}
          <ul>
            {merges.map(({ id, name, about }) => (
              <li key={id} className="flex min-h-11 items-center justify-between gap-2">
                <span className="min-w-0">
                  <span className="block">{name}</span>
                  <span className="block text-second text-bark-soft">{about}</span>
                </span>
                <Button
                  variant="tight"
                  className="-mr-2"
                  disabled={isBusy}
                  onClick={() => send({ intent: 'take-apart', merge: id })}
                >
                  Undo merge<span className="sr-only"> {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <AnswerLine answer={data} isBusy={isBusy} />
    </>
  )
}
