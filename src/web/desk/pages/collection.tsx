import { useState } from 'react'
import type { LeftAddress } from '#usecases/desk/entries.ts'
import { hasBeginnings, searchedTerms } from '#domain/customers/search-terms.ts'
import { bulkEmails } from '#domain/desk/session.ts'
import { orderOf } from '#domain/site/documents.ts'
import { outOfStock, outText } from '#domain/site/stock.ts'
import { textOf } from '#domain/site/document-part.ts'
import { type ActionAnswer, confirmFirst, failed, refused } from '#web/desk/forms/answers.ts'
import { ButtonLink, TextLink } from '#web/desk/button.tsx'
import { orNotFound, requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { listPath, pageNumber, searchedText } from '#web/desk/lists/list-address.ts'
import { ListSearch } from '#web/desk/lists/list-search.tsx'
import { Pager } from '#web/desk/lists/pager.tsx'
import { SavedLine, useJustSaved } from '#web/desk/forms/saved-line.tsx'
import { Empty, Sheet } from '#web/desk/sheet.tsx'
import { type Collection, collectionAt } from '#web/desk/site/collections.ts'
import { collectionForm } from '#web/desk/site/document-forms.ts'
import { entriesPage } from '#web/desk/site/entries-page.ts'
import { HiddenEntries, ShownEntries } from '#web/desk/site/entry-rows.tsx'
import { siteActionAnswer } from '#web/desk/site/site-answer.ts'
import { type PageChoice, pageChoices } from '#web/desk/site/page-choices.ts'
import { SiteHead } from '#web/desk/site/site-head.tsx'
import { TakeOffDialog } from '#web/desk/site/take-off-dialog.tsx'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/collection.ts'

/** Longer lists get a search. */
const leastSearched = 12

export async function loader({ url: { searchParams }, params, context }: Route.LoaderArgs) {
  const collection = orNotFound(collectionAt(params.collection))
  const { kind, at } = collection
  const { desk } = requireSession(context)
  const { products } = context.get(siteContext).content
  const today = desk.today()
  const waits = kind === 'product' ? await desk.site.countWaits() : null
  const search = searchedText(searchParams)
  const terms = searchedTerms(search)
  const documents = await desk.documents.listDocuments(kind)
  const found = documents.filter(({ title }) => hasBeginnings(title, terms))
  const page = pageNumber(searchParams)
  const { entries, ...place } = entriesPage(found, { isPart: search !== '', page })
  return {
    at,
    today,
    search,
    ...place,
    isLong: documents.length > leastSearched,
    choices: kind === 'page' ? pageChoices(context.get(siteContext).content) : [],
    entries: entries.map(({ data: document, draft, ...entry }) => {
      const out = kind === 'product' ? outOfStock(products.stock, entry.slug, today) : null
      return {
        ...entry,
        hasDraft: draft !== null,
        category: kind === 'page' ? collection.pathOf(entry.slug, document) : categoryOf(document),
        out: out === null ? null : outText(out, today),
        until: out?.until,
        waits: waits?.get(entry.slug) ?? 0,
      }
    }),
  }
}

function categoryOf(document: unknown): string {
  const text = (textOf(document, 'category') ?? '').replaceAll('-', ' ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

export async function action({ params, context }: Route.ActionArgs): Promise<ActionAnswer> {
  const collection = orNotFound(collectionAt(params.collection))
  const caller = requireSession(context)
  const { desk, member: by } = caller
  const { kind } = collection
  const submission = submissionOf(context, collectionForm)
  if (submission.status !== 'success') return refused(submission)
  const { value } = submission
  switch (value.intent) {
    case 'move':
      return siteActionAnswer(
        await desk.entries.moveEntry(kind, value.slug, value.before ?? null, by),
        context,
      )
    case 'hide': {
      const { slug, leadsTo = null } = value
      const choices = pageChoices(context.get(siteContext).content)
      if (leadsTo !== null && !choices.some(({ path }) => path === leadsTo)) {
        return failed('Choose a page of the site.')
      }
      const hidden = await desk.entries.hideEntry(kind, slug, by, leadsTo)
      const answer = await siteActionAnswer(hidden, context)
      if (!hidden.ok || answer.is !== 'saved') return answer
      const left = leftText(collection, hidden.value.left, choices)
      return { ...answer, message: `${answer.message}. ${left}` }
    }
    case 'show':
      return siteActionAnswer(await desk.entries.showEntry(kind, value.slug, by), context)
    case 'stock': {
      const { slug, isOut, until } = value
      const change = { slug, isOut: isOut === 'yes', ...(until === undefined ? {} : { until }) }
      const emails = await desk.site.countRestockEmails(change)
      const first = emails < bulkEmails ? null : confirmFirst(caller)
      if (first !== null) return first
      return siteActionAnswer(await desk.site.changeStock(change, by), context)
    }
    case 'undo': {
      const { kind: of, revision, ledTo = null } = value.edits
      const emails = of === 'stock' ? await desk.site.countUndoneRestockEmails(revision) : 0
      const first = emails < bulkEmails ? null : confirmFirst(caller)
      if (first !== null) return first
      const choices = pageChoices(context.get(siteContext).content)
      const target = choices.find(({ path }) => path === ledTo)?.path ?? null
      const undone = await (of === orderOf(kind)
        ? desk.entries.undoEntries(kind, revision, by, target)
        : desk.site.undoPublication(value.edits, by))
      return siteActionAnswer(undone, context, 'Nothing was undone.')
    }
  }
}

/** The target of a hidden entry's address, in a sentence. */
function leftText(
  { title }: Collection,
  left: LeftAddress | null,
  choices: readonly PageChoice[],
): string {
  if (left === null) return `Links to it now show the rest of ${title}.`
  const { from, to } = left
  if (to === null) return `${from} now shows the “page not found” page.`
  return `${from} leads to ${choices.find(({ path }) => path === to)?.name ?? to}.`
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { at, today, search, isLong, choices, entries, counts, place, rows: shownRows } = loaderData
  const [takenOff, setTakenOff] = useState<string | null>(null)
  // The editor of a discarded draft that was never published leads here.
  const discarded = useJustSaved()
  const action = deskPaths.collection(at)
  const { data, isBusy, send } = useAction<ActionAnswer>(action)
  const collection = collectionAt(at)
  if (collection === null) return null
  const { title, one, kind, aboutNone } = collection
  const pathOf = (page: number) => listPath(action, { q: search }, page)
  const list = { place, shown: shownRows, pathOf }
  const shown = entries.filter(({ isShown }) => isShown)
  const hidden = entries.filter(({ isShown }) => !isShown)
  const asked = shown.find(({ slug }) => slug === takenOff)
  const onHide = (slug: string) =>
    kind === 'page' ? setTakenOff(slug) : send({ intent: 'hide', slug })
  const isPart = search !== ''
  const rows = { at, today, isBusy, send, onHide, isPart, hasStock: kind === 'product' }
  return (
    <>
      <SiteHead />
      <div className="desk:max-w-3xl">
        {/* Sticky, so that the answer and its undo are visible from anywhere in the list. */}
        <div className="sticky top-0 z-10 -mx-4 mb-1 flex min-h-11 flex-wrap items-center gap-x-3 bg-paper px-4 py-1">
          <ButtonLink to={deskPaths.newDocument(at)} variant="filled">
            Add {/^[aeiou]/.test(one) ? 'an' : 'a'} {one}
          </ButtonLink>
          <SavedLine answer={data ?? discarded} action={action} isBusy={isBusy} />
        </div>
        {isLong ? (
          <ListSearch
            {...list}
            name={title}
            placeholder="Beginning of a word"
            search={search}
            className="mb-3 flex"
          />
        ) : null}
        {counts.shown > 0 && shown.length === 0 ? null : (
          <Sheet title={title} count={counts.shown}>
            {counts.shown === 0 ? (
              <Empty>
                {isPart ? `No ${one} on the site has a word that begins with that.` : aboutNone}
              </Empty>
            ) : (
              <ShownEntries {...rows} entries={shown} />
            )}
          </Sheet>
        )}
        {hidden.length === 0 ? null : (
          <Sheet title="Not on the site" count={counts.hidden}>
            <HiddenEntries {...rows} entries={hidden} />
          </Sheet>
        )}
        <div className="mb-3 flex empty:hidden">
          <Pager {...list} />
        </div>
        {asked === undefined ? null : (
          <TakeOffDialog
            title={asked.title}
            path={asked.category}
            choices={choices}
            onClose={() => setTakenOff(null)}
            onTakeOff={(leadsTo) => {
              setTakenOff(null)
              send({ intent: 'hide', slug: asked.slug, ...(leadsTo === null ? {} : { leadsTo }) })
            }}
          />
        )}
        <p className="text-second text-bark-soft">
          {kind === 'product'
            ? 'Changes to the order and to what is out of stock show on the site at once.'
            : 'Changes to the order show on the site at once.'}{' '}
          Text stays a draft until you publish it.
          {kind === 'page' ? (
            <>
              {' '}
              Home, About and the other pages that every site has are under{' '}
              <TextLink to={deskPaths.texts} variant="in-text">
                Page text
              </TextLink>
              .
            </>
          ) : null}
        </p>
      </div>
    </>
  )
}
