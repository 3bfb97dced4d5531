import { getTextareaProps } from '@conform-to/react'
import { useFetcher } from '#web/use-fetcher.ts'
import * as z from 'zod/mini'
import { counted } from '#domain/counts.ts'
import {
  maxRedirectListLength,
  maxRedirects,
  redirect,
  type Redirect,
} from '#domain/site/redirect.ts'
import { type ActionAnswer, failed, refused, saved } from '#web/desk/forms/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { FormFoot } from '#web/desk/forms/form-foot.tsx'
import { isPathOf } from '#web/content-paths.ts'
import { requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { undoForm } from '#web/desk/forms/undo-forms.ts'
import { fieldClasses, FieldMessage, Textarea } from '#web/desk/forms/field.tsx'
import { listPath, pageNumber, searchedText } from '#web/desk/lists/list-address.ts'
import { ListSearch, nothingLeft } from '#web/desk/lists/list-search.tsx'
import { Pager } from '#web/desk/lists/pager.tsx'
import { SavedLine, AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { SiteHead } from '#web/desk/site/site-head.tsx'
import { useDeskForm } from '#web/desk/forms/use-desk-form.tsx'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import { useRowRemoval } from '#web/remove-row.ts'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/redirects.ts'

/** Longer lists get a search. */
const leastSearched = 12

const importForm = z.object({
  intent: z.literal('import'),
  list: z.string({ error: 'Paste the addresses first.' }).check(
    // Not trimmed, so that line numbers match the field.
    z.refine((list) => list.trim() !== '', { error: 'Paste the addresses first.' }),
    z.maxLength(maxRedirectListLength, {
      error: 'Please paste at most 40,000 characters at once.',
    }),
  ),
})
const form = z.discriminatedUnion('intent', [
  importForm,
  z.object({ intent: z.literal('remove'), from: z.string() }),
  undoForm(redirect),
])

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const search = searchedText(searchParams)
  const page = pageNumber(searchParams)
  const { redirects, ...place } = await requireSession(context).desk.goingLive.listRedirects(
    search,
    page,
  )
  const isPage = isPathOf(context.get(siteContext).content)
  const isBroken = (to: string) => !isPage(to.replace(/[?#].*/s, ''))
  return {
    redirects: redirects.map((each) => ({ ...each, isBroken: isBroken(each.to) })),
    place,
    search,
  }
}

export async function action({ context }: Route.ActionArgs): Promise<ActionAnswer> {
  const { desk, member } = requireSession(context)
  const submission = submissionOf(context, form)
  if (submission.status !== 'success') return refused(submission)
  const { value } = submission
  if (value.intent === 'remove') {
    const { from } = value
    const to = await desk.goingLive.removeRedirect(from, member)
    const undo = to === null ? '' : JSON.stringify({ from, to } satisfies Redirect)
    return saved(context, 'Removed', undo)
  }
  if (value.intent === 'undo') {
    const undone = await desk.goingLive.undoRedirect(value.edits, member)
    return undone.ok ? saved(context, 'Undone') : failed(tooMany)
  }
  const imported = await desk.goingLive.importRedirects(
    value.list,
    isPathOf(context.get(siteContext).content),
    member,
  )
  if (imported.ok) {
    return saved(context, `${counted(imported.value, 'redirect')} added`)
  }
  const { error } = imported
  switch (error.code) {
    case 'too-many':
      return failed(tooMany)
    case 'no-list':
      return failed('No addresses were found. Paste one pair per line: /old-page.html, /new-page')
    case 'invalid': {
      const lines = error.findings.map(({ line, message }) => `Line ${line}: ${message}`)
      return refused(submission, { list: ['Nothing was added.', ...lines] })
    }
  }
}

const tooMany = `There can be at most ${maxRedirects.toLocaleString('en-US')}. Remove some first.`

export default function Redirects({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteHead />
      <div data-rows className="desk:max-w-3xl">
        <ImportSheet />
        <RedirectList {...loaderData} />
      </div>
    </>
  )
}

function ImportSheet() {
  const fetcher = useFetcher<ActionAnswer>()
  const { fields, props, unsaved, isBusy } = useDeskForm(fetcher, {
    name: 'redirects',
    schema: importForm,
    action: deskPaths.redirects,
    isEmptied: true,
  })
  const { key, ...listProps } = getTextareaProps(fields.list)
  return (
    <Sheet title="Import addresses from an old site">
      <form {...props} className="p-4">
        <input type="hidden" name="intent" value="import" />
        <label htmlFor={fields.list.id} className="mb-1 block font-semibold">
          Old and new addresses
        </label>
        <p className="mb-2 text-second text-bark-soft">
          One pair per line, from a spreadsheet or a CSV file: the old address, then a comma,
          semicolon or tab, then the page it leads to. Capital letters and the old site’s name do
          not matter.
        </p>
        <Textarea
          key={key}
          {...listProps}
          data-rows-end
          rows={6}
          spellCheck={false}
          placeholder={'/about-us.html, /about\nhttps://old-site.com/shop?id=3, /products'}
          className={`${fieldClasses} py-2 font-mono text-second`}
        />
        {(fields.list.errors ?? []).length > 1 ? (
          <ul id={fields.list.errorId} role="alert" className="mt-1 text-second text-brick">
            {fields.list.errors?.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        ) : (
          <FieldMessage field={fields.list} />
        )}
        <FormFoot label="Add redirects" unsaved={unsaved} isBusy={isBusy} className="mt-3">
          <AnswerLine answer={fetcher.data} isBusy={isBusy} />
        </FormFoot>
      </form>
    </Sheet>
  )
}

function RedirectList({
  redirects,
  place,
  search,
}: Pick<Route.ComponentProps['loaderData'], 'redirects' | 'place' | 'search'>) {
  const pathOf = (page: number) => listPath(deskPaths.redirects, { q: search }, page)
  const list = { place, shown: redirects.length, pathOf }
  const removal = useAction<ActionAnswer>(deskPaths.redirects)
  const removeRow = useRowRemoval(removal.isBusy)
  return (
    <>
      {search !== '' || place.page > 1 || redirects.length > leastSearched ? (
        <ListSearch
          {...list}
          name="Redirects"
          placeholder="Part of an address"
          search={search}
          className="mb-3 flex"
        />
      ) : null}
      <Sheet title="Redirects" count={place.total ?? undefined}>
        <Rows
          empty={
            place.page > 1
              ? nothingLeft
              : search === ''
                ? 'None. People who follow an old address see the “page not found” page, with a search.'
                : 'No redirect has that in one of its addresses.'
          }
        >
          {redirects.map(({ from, to, isBroken }) => (
            <Row
              key={from}
              title={<span className="break-all">{from}</span>}
              second={
                <>
                  {`leads to ${to}`}
                  {isBroken ? (
                    <span className="font-semibold text-clay">, which is not on the site</span>
                  ) : null}
                </>
              }
            >
              <Button
                variant="word"
                aria-label={`Remove ${from}`}
                disabled={removal.isBusy}
                data-row-remove
                onClick={({ currentTarget }) =>
                  removeRow(currentTarget, () => removal.send({ intent: 'remove', from }))
                }
              >
                Remove
              </Button>
            </Row>
          ))}
        </Rows>
      </Sheet>
      <SavedLine answer={removal.data} action={deskPaths.redirects} isBusy={removal.isBusy} />
      <div className="flex">
        <Pager {...list} />
      </div>
    </>
  )
}
