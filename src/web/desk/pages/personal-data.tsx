import { useParams } from 'react-router'
import { TextLink } from '#web/desk/button.tsx'
import { requireSession } from '#web/desk/desk-context.ts'
import { type ConfirmFirst, confirmFirst } from '#web/desk/forms/answers.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { AnswerLine, useLostFocus } from '#web/desk/forms/saved-line.tsx'
import { UpLink } from '#web/desk/page-head.tsx'
import { AskingButton } from '#web/desk/dialog.tsx'
import { Empty, Sheet } from '#web/desk/sheet.tsx'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import type { Route } from './+types/personal-data.ts'

type PersonAnswer =
  | ConfirmFirst
  | { readonly is: 'erased'; readonly stays: string | null }
  | { readonly is: 'gone' }

const keyOf = ({ customerId }: Route.LoaderArgs['params']) =>
  ({ is: 'customer', id: customerId }) as const

export async function loader({ params, context }: Route.LoaderArgs) {
  const { desk } = requireSession(context)
  const who = keyOf(params)
  const [found, report] = await Promise.all([
    desk.customers.findCustomer(who.id),
    desk.personalData.describePerson(who),
  ])
  if (found === null || report === null) return { person: null }
  const { goes, stays } = report
  return { person: { name: found.customer.name, goes, stays } }
}

export async function action({ params, context }: Route.ActionArgs): Promise<PersonAnswer> {
  const caller = requireSession(context)
  const first = confirmFirst(caller)
  if (first !== null) return first
  const erased = await caller.desk.personalData.erasePerson(keyOf(params), caller.member.id)
  if (erased === null) return { is: 'gone' }
  return { is: 'erased', stays: erased.stays }
}

export default function PersonalData({ loaderData: { person } }: Route.ComponentProps) {
  const { customerId = '' } = useParams()
  const submission = useAction<PersonAnswer>(deskPaths.personalData(customerId))
  const answer = submission.data
  // Once the page knows: until then the pressed button is there.
  const report = useLostFocus(answer?.is === 'erased' && person === null ? answer.is : null)
  return (
    <>
      <UpLink to={person === null ? deskPaths.customers : deskPaths.customer(customerId)}>
        {person === null ? 'Customers' : person.name}
      </UpLink>
      <h1 className="mb-4 text-title desk:text-title-wide">Personal data</h1>
      <div className="desk:max-w-3xl">
        <output ref={report} tabIndex={-1} className="block empty:sr-only">
          {answer?.is === 'erased' ? (
            <Sheet title="Deleted">
              <p className="px-4 py-3">
                {answer.stays === null
                  ? 'Everything we kept about this customer has been deleted.'
                  : `${answer.stays}. Everything else we kept about this customer has been deleted.`}
              </p>
            </Sheet>
          ) : null}
        </output>
        {person === null ? (
          answer?.is === 'erased' ? null : (
            <Sheet title="Nothing here">
              <Empty>We keep nothing about this customer, or it was deleted.</Empty>
            </Sheet>
          )
        ) : (
          <>
            <Sheet title="Download">
              <div className="flex flex-wrap items-center gap-3 px-4 py-3">
                <p className="min-w-56 flex-1">
                  Everything we keep about {person.name}, in case they ask for it: contact details,
                  requests with notes, calls and photographs, visits, quotes, registrations,
                  payments and emails with the files attached.
                </p>
                <TextLink href={deskPaths.personalDataFile(customerId)} download>
                  Download as JSON
                </TextLink>
              </div>
            </Sheet>
            <Sheet title="Delete personal data">
              <div className="px-4 py-3">
                <Consequences {...person} />
                <AskingButton
                  variant="danger"
                  className="mt-3"
                  disabled={submission.isBusy}
                  question={{
                    title: `Delete what we keep about ${person.name}?`,
                    text: (
                      <>
                        <Consequences {...person} />
                        <p className="mt-2">This cannot be undone.</p>
                      </>
                    ),
                    no: 'Keep',
                    yes: 'Delete',
                    onYes: () => submission.send(new FormData()),
                  }}
                >
                  Delete personal data
                </AskingButton>
                <AnswerLine answer={answer} isBusy={submission.isBusy} />
              </div>
            </Sheet>
          </>
        )}
      </div>
    </>
  )
}

function Consequences({ goes, stays }: { readonly goes: string; readonly stays: string | null }) {
  return (
    <>
      <p>{goes}.</p>
      {stays === null ? null : <p>{stays}.</p>}
    </>
  )
}
