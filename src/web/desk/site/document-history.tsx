import { useState } from 'react'
import { useFetcher } from '#web/use-fetcher.ts'
import { Button, buttonClasses } from '#web/desk/button.tsx'
import type { LoadedDocument } from './document-page.ts'
import { type DraftedDocument, versionParam } from './drafted-documents.ts'
import { HistoryPager } from './history-pager.tsx'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { useSubmission } from '#web/desk/forms/use-submission.tsx'
import type { SavedAnswer } from '#web/desk/forms/answers.ts'
import type { DocumentAnswer } from './document-forms.ts'
import { useResetAfter } from './use-document-editor.ts'

export function DocumentHistory({
  versions,
  place,
  hasOriginal,
  newest,
  drafted: { action, preview, seenIn, anchor },
  onReset,
}: Pick<LoadedDocument, 'versions' | 'place' | 'hasOriginal' | 'newest'> & {
  readonly drafted: DraftedDocument
  /** Gets the answer, whose undo the page offers. */
  readonly onReset: (done?: SavedAnswer) => void
}) {
  const fetcher = useFetcher<DocumentAnswer>()
  const submission = useSubmission(fetcher, action)
  useResetAfter(fetcher, onReset)
  const [asked, setAsked] = useState(0)
  const answer = fetcher.data
  const restore = (revision: number, isAnyway = false) => {
    setAsked(revision)
    submission.send({
      intent: 'restore',
      revision: String(revision),
      published: String(newest),
      ...(isAnyway ? { anyway: 'yes' } : {}),
    })
  }
  // The chat needs scripts, which a preview does not run.
  const viewLink = (revision: number, text: string, name = text) =>
    seenIn === 'chat' ? null : (
      <a
        href={`${preview}?${versionParam}=${revision}${anchor === null ? '' : `#${anchor}`}`}
        target="_blank"
        rel="noreferrer"
        aria-label={name}
        className={buttonClasses('word')}
      >
        {text}
      </a>
    )
  return (
    <div className="mt-6 desk:max-w-3xl">
      <Sheet id="history" title="History" count={place.total}>
        <Rows empty={hasOriginal ? 'Not changed yet: this is the original.' : 'Not published yet.'}>
          {versions.map(({ revision, isOriginal, changed, when, savedBy }) => (
            <Row
              key={revision}
              title={isOriginal ? 'Back to the original' : `Version ${revision}`}
              second={`${changed === '' ? '' : `${changed}. `}${when}, ${savedBy ?? 'whoever runs the server'}${revision === newest ? '. On the site now' : ''}`}
            >
              {revision === newest ? null : (
                <>
                  {viewLink(revision, 'View', `View version ${revision} of ${when}`)}
                  <Button
                    variant="word"
                    disabled={submission.isBusy}
                    aria-label={`Restore version ${revision} of ${when}`}
                    onClick={() => restore(revision)}
                  >
                    Restore
                  </Button>
                </>
              )}
              {revision === newest && hasOriginal && !isOriginal ? (
                <>
                  {viewLink(0, 'View the original')}
                  <Button variant="word" disabled={submission.isBusy} onClick={() => restore(0)}>
                    Back to the original
                  </Button>
                </>
              ) : null}
            </Row>
          ))}
        </Rows>
        {versions.length < 2 ? null : (
          <p className="px-4 py-2 text-second text-bark-soft">
            Restore puts that version on the site at once. A draft stays as it is.
          </p>
        )}
        <HistoryPager address={action} place={place} shown={versions.length} />
        {answer?.is === 'doubtful' && !submission.isBusy ? (
          <div role="alert" className="border-t border-hairline-soft px-4 py-3">
            <p className="font-semibold text-clay">
              {asked === 0
                ? 'Not restored yet. In the original:'
                : `Not restored yet. In version ${asked}:`}
            </p>
            <ul className="mb-2">
              {Object.entries(answer.findings).map(([place, finding]) => (
                <li key={place}>{finding}</li>
              ))}
            </ul>
            <Button onClick={() => restore(asked, true)}>Restore it anyway</Button>
          </div>
        ) : null}
        <div className="px-4">
          <AnswerLine
            answer={answer?.is === 'failed' ? answer : undefined}
            isBusy={submission.isBusy}
          />
        </div>
      </Sheet>
    </div>
  )
}
