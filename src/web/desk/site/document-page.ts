import { formatMomentWithZone } from '#domain/time.ts'
import { type Context, requireSession } from '#web/desk/desk-context.ts'
import { siteContext } from '#web/site-context.ts'
import { draftedDocument } from './drafted-documents.ts'
import { entryChoices, pageChoices } from './page-choices.ts'

export type LoadedDocument = NonNullable<Awaited<ReturnType<typeof loadDocument>>>

/** Data of a document's page; null for an unknown document. `page` is that of its history. */
export async function loadDocument(context: Context, at: string, name: string, page: number) {
  const { desk } = requireSession(context)
  const drafted = draftedDocument(at, name)
  if (drafted === null) return null
  const document = await desk.documents.readDocument(drafted, page)
  if (document === null) return null
  const { content } = context.get(siteContext)
  const when = (at: number) => formatMomentWithZone(at, content.company.timeZone)
  const { published, draft, discarded, versions, ...rest } = document
  return {
    ...rest,
    at,
    name,
    facts: content.factsFor(drafted.kind),
    title: drafted.title ?? document.title,
    /** Where visitors see it; null while they do not. */
    publicPath:
      published === null || !document.isShown
        ? null
        : `${drafted.pathOf(published)}${drafted.anchor === null ? '' : `#${drafted.anchor}`}`,
    choices: pageChoices(content),
    entries: entryChoices(content),
    draft: draft === null ? null : { by: draft.savedBy, when: when(draft.savedAt) },
    discarded: discarded === null ? null : { by: discarded.savedBy, when: when(discarded.savedAt) },
    versions: versions.map(({ savedAt, ...version }) => ({ ...version, when: when(savedAt) })),
  }
}
