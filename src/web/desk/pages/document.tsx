import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isPathOf } from '#web/content-paths.ts'
import { TextLink } from '#web/desk/button.tsx'
import {
  failed,
  gone,
  refused,
  saved,
  type SavedAnswer,
  staleActionAnswer,
  staleAnswer,
} from '#web/desk/forms/answers.ts'
import { requireSession, submissionOf, orNotFound } from '#web/desk/desk-context.ts'
import { pageNumber } from '#web/desk/lists/list-address.ts'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { Empty, Sheet } from '#web/desk/sheet.tsx'
import { draftedDocument, type DraftedDocument } from '#web/desk/site/drafted-documents.ts'
import { DocumentEditor } from '#web/desk/site/document-editor.tsx'
import {
  type DocumentAnswer,
  documentForm,
  undoDraft,
  undoRestore,
} from '#web/desk/site/document-forms.ts'
import { DocumentHistory } from '#web/desk/site/document-history.tsx'
import { type LoadedDocument, loadDocument } from '#web/desk/site/document-page.ts'
import { notBroughtBack, unknownVersion } from '#web/desk/site/site-answer.ts'
import { SiteHead } from '#web/desk/site/site-head.tsx'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/document.ts'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { collection, slug } = params
  return orNotFound(await loadDocument(context, collection, slug, pageNumber(url.searchParams)))
}

export async function action({ params, context }: Route.ActionArgs): Promise<DocumentAnswer> {
  const drafted = orNotFound(draftedDocument(params.collection, params.slug))
  const { desk, member: by } = requireSession(context)
  const { kind, one } = drafted
  const submission = submissionOf(context, documentForm)
  if (submission.status !== 'success') {
    const [message] = submission.error?.['data'] ?? []
    return message === undefined ? refused(submission) : failed(message)
  }
  const { value } = submission
  if (!(await desk.documents.hasDocument(drafted))) return gone(one)
  const isPage = isPathOf(context.get(siteContext).content)
  const findingsOf = (document: unknown) =>
    desk.documents.findInDocument(
      kind,
      document,
      (path) => isPage(path) || path === drafted.pathOf(document),
    )
  async function restore(revision: number, published: number): Promise<DocumentAnswer> {
    const done = await desk.documents.restoreDocumentVersion(drafted, revision, published, by)
    if (done.ok) {
      const undo = undoRestore({ revision: published, published: published + 1 })
      return { ...saved(context, 'Restored', undo), holds: 'anew' }
    }
    switch (done.error.code) {
      case 'stale':
        return staleActionAnswer(done.error, context, notBroughtBack)
      case 'invalid':
        return failed(Object.values(done.error.errors)[0] ?? '')
      case 'unknown-version':
        return unknownVersion
    }
  }
  switch (value.intent) {
    case 'draft': {
      const stored = await desk.documents.saveDraft(drafted, value.data, value, by)
      if (!stored.ok) return staleAnswer(stored.error, context)
      const { draft, errors } = stored.value
      const seen = { published: value.published, draft }
      const findings = await findingsOf(value.data)
      return { ...saved(context, 'Draft saved'), seen, holds: 'draft', errors, findings }
    }
    case 'publish': {
      const findings = value.anyway === 'yes' ? {} : await findingsOf(value.data)
      const isDoubtful = Object.keys(findings).length > 0
      const done = isDoubtful
        ? null
        : await desk.documents.publishDocument(drafted, value.data, value, by)
      if (done?.ok) {
        const { canUndo, added, ...seen } = done.value
        const { published } = seen
        if (added !== null) {
          const answer = saved(context, 'Published', JSON.stringify(added))
          return { ...answer, undoneAt: drafted.list.path, seen, holds: 'published' }
        }
        const undo = canUndo ? undoRestore({ revision: published - 1, published }) : ''
        return { ...saved(context, 'Published', undo), seen, holds: 'published' }
      }
      if (done?.error.code === 'stale') return staleAnswer(done.error, context)
      // The last words may not be in the draft yet.
      const stored = await desk.documents.saveDraft(drafted, value.data, value, by)
      if (!stored.ok) return staleAnswer(stored.error, context)
      const seen = { published: value.published, draft: stored.value.draft }
      return done === null
        ? { is: 'doubtful', findings, seen }
        : { is: 'invalid', errors: done.error.errors, seen }
    }
    case 'discard': {
      const done = await desk.documents.discardDraft(drafted, value, by)
      if (!done.ok) return staleAnswer(done.error, context)
      const seen = { published: value.published, draft: done.value }
      const answer = saved(context, 'Draft discarded', undoDraft({ data: value.data, ...seen }))
      return { ...answer, undoneAt: drafted.action, seen, holds: 'anew' }
    }
    case 'undo': {
      const { edits } = value
      if ('revision' in edits) return restore(edits.revision, edits.published)
      const stored = await desk.documents.saveDraft(drafted, edits.data, edits, by)
      if (!stored.ok) return staleActionAnswer(stored.error, context, 'Nothing was undone.')
      const seen = { published: edits.published, draft: stored.value.draft }
      return { ...saved(context), seen, holds: 'draft' }
    }
    case 'restore': {
      const { revision, published, anyway } = value
      const old = anyway === 'yes' ? null : await desk.documents.readVersion(drafted, revision)
      const findings = old === null ? {} : await findingsOf(old)
      if (Object.keys(findings).length > 0) return { is: 'doubtful', findings }
      return restore(revision, published)
    }
  }
}

export default function DocumentPage({ loaderData: loaded }: Route.ComponentProps) {
  const { at, name, discarded } = loaded
  // A draft that a colleague discards stays on screen, and can be saved again.
  const [whole, setWhole] = useState(loaded)
  if (discarded === null && whole !== loaded) setWhole(loaded)
  const [generation, setGeneration] = useState(0)
  const [done, setDone] = useState<SavedAnswer>()
  const endLine = () => setDone(undefined)
  const hasLine = done !== undefined
  // Its space stays reserved, so that the field being typed in does not move.
  const [hadLine, setHadLine] = useState(false)
  if (hasLine && !hadLine) setHadLine(true)
  const navigate = useNavigate()
  const drafted = draftedDocument(at, name)
  if (drafted === null) return null
  const reset = (answer?: SavedAnswer) => {
    setDone(answer)
    setGeneration(generation + 1)
    if (discarded !== null) void navigate(drafted.list.path, { state: answer })
  }
  const { facts, title, data: document } = whole
  return (
    <>
      <SiteHead />
      {/* Sticky, so that it is visible from anywhere in a long form. */}
      <div
        className={`-mx-4 px-4 ${hadLine ? 'min-h-11 desk:min-h-9' : ''} ${hasLine ? 'sticky top-0 z-10 bg-paper' : ''}`}
      >
        <SavedLine
          answer={done}
          action={drafted.action}
          onUndone={() => setGeneration(generation + 1)}
          onExpired={endLine}
        />
      </div>
      <DocumentHead list={drafted.list} title={title} loaded={loaded} />
      {document === null ? (
        <Sheet title="Nothing is left here">
          <Empty>The draft was discarded before it was published.</Empty>
        </Sheet>
      ) : (
        <DocumentEditor
          key={generation}
          loaded={loaded}
          drafted={drafted}
          facts={facts}
          data={document}
          onReset={reset}
          onType={endLine}
        />
      )}
      <DocumentHistory {...loaded} drafted={drafted} onReset={reset} />
    </>
  )
}

function DocumentHead({
  list,
  title,
  loaded: { draft, discarded },
}: {
  readonly list: DraftedDocument['list']
  readonly title: string
  readonly loaded: Pick<LoadedDocument, 'draft' | 'discarded'>
}) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline gap-x-3 *:max-w-full max-desk:[&>a]:-my-3 max-desk:[&>a]:py-3">
      <TextLink to={list.path} variant="in-text">
        {list.title}
      </TextLink>
      <h2 data-title className="text-[1.125rem]">
        {title}
      </h2>
      {draft === null ? null : (
        <span className="text-second text-bark-soft">
          Draft of {draft.when}, {draft.by ?? 'whoever runs the server'}
        </span>
      )}
      {discarded === null ? null : (
        <span className="text-second font-semibold text-clay">
          {discarded.by ?? 'Someone'} discarded the draft on {discarded.when}
        </span>
      )}
    </div>
  )
}
