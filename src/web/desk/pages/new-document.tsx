import { useFetcher } from '#web/use-fetcher.ts'
import { formOfKind } from '#domain/site/check-document.ts'
import { isRecord } from '#domain/is-record.ts'
import { maxPages } from '#domain/site/page.ts'
import {
  failed,
  type FailedAnswer,
  refused,
  type RefusedForm,
  staleActionAnswer,
} from '#web/desk/forms/answers.ts'
import { FormFoot } from '#web/desk/forms/form-foot.tsx'
import { companyOf, requireSession, submissionOf, orNotFound } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { OpenPage } from '#web/desk/open-page.tsx'
import { Field } from '#web/desk/forms/field.tsx'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { collectionAt, nameLength } from '#web/desk/site/collections.ts'
import { newDocumentForm } from '#web/desk/site/document-forms.ts'
import { emptyValue } from '#web/desk/site/document-values.ts'
import { SiteHead } from '#web/desk/site/site-head.tsx'
import { useDeskForm } from '#web/desk/forms/use-desk-form.tsx'
import type { Route } from './+types/new-document.ts'

type NewDocumentAnswer =
  | RefusedForm
  | FailedAnswer
  | { readonly is: 'added'; readonly slug: string }

export function loader({ params }: Route.LoaderArgs) {
  const collection = orNotFound(collectionAt(params.collection))
  return { at: collection.at, one: collection.one, most: nameLength(collection) }
}

export async function action({ params, context }: Route.ActionArgs): Promise<NewDocumentAnswer> {
  const collection = orNotFound(collectionAt(params.collection))
  const { desk, member } = requireSession(context)
  const schema = newDocumentForm(nameLength(collection))
  const submission = submissionOf(context, schema)
  if (submission.status !== 'success') return refused(submission)
  const { name } = submission.value
  const { kind, called } = collection
  const form = formOfKind(kind)
  const { timeZone } = companyOf(context)
  const empty = emptyValue(form)
  const document = {
    ...(isRecord(empty) ? empty : {}),
    [called]: name,
    ...collection.begin(desk.now(), timeZone),
  }
  const added = await desk.documents.addDocument(kind, name, document, member)
  if (added.ok) return { is: 'added', slug: added.value }
  if (added.error.code === 'too-many') {
    return failed(`There are ${maxPages} pages already. Change one of them instead.`)
  }
  return staleActionAnswer(added.error, context)
}

export default function NewDocument({ loaderData: { at, one, most } }: Route.ComponentProps) {
  const fetcher = useFetcher<NewDocumentAnswer>()
  const { fields, props, unsaved, isBusy } = useDeskForm(fetcher, {
    name: `new ${one}`,
    schema: newDocumentForm(most),
    action: deskPaths.newDocument(at),
    done: 'added',
    isIdempotent: true,
  })
  const { data } = fetcher
  return (
    <>
      {data?.is === 'added' ? <OpenPage to={deskPaths.document(at, data.slug)} /> : null}
      <SiteHead />
      <form {...props} className="max-w-md rounded-sheet border border-hairline bg-white px-4 py-4">
        <h2 data-title className="mb-3">
          New {one}
        </h2>
        <Field
          field={fields.name}
          label="Name"
          most={most}
          hint={
            at === 'pages'
              ? 'Its address is made from this name. You can change both later.'
              : 'Its address is made from this name and stays the same. You can change the name later.'
          }
        />
        <FormFoot label="Start draft" unsaved={unsaved} isBusy={isBusy} className="mt-4">
          <AnswerLine answer={data} isBusy={isBusy} />
        </FormFoot>
      </form>
    </>
  )
}
