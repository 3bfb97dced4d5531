import { Button } from '#web/desk/button.tsx'
import { AskingButton } from '#web/desk/dialog.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { documentTitle } from './document-names.ts'
import { HistoryPager } from './history-pager.tsx'
import type { SiteData } from './site-page.ts'

export function HistorySheet({ versions, place }: SiteData['history']) {
  const { data, isBusy, send } = useAction<ActionAnswer>(deskPaths.site)
  const bringBack = ({ kind, newest }: (typeof versions)[number], revision: number) =>
    send({ intent: 'restore', kind, revision: String(revision), seen: String(newest) })
  return (
    <Sheet id="history" title="History" count={place.total}>
      <Rows empty="Nothing has been changed yet: this is the original site.">
        {versions.map((version) => {
          const { kind, revision, isOriginal, changed, when, savedBy } = version
          const isNewest = revision === version.newest
          const title = documentTitle(kind)
          return (
            <Row
              key={`${kind} ${revision}`}
              title={isOriginal ? `${title}: back to the original` : title}
              second={`${changed === '' ? '' : `${changed}. `}${when}, ${savedBy ?? 'whoever runs the server'}${isNewest ? '. On the site now' : ''}`}
            >
              {isNewest && isOriginal ? null : isNewest || isOriginal ? (
                <AskingButton
                  variant="word"
                  disabled={isBusy}
                  aria-label={`${title}: back to the original${isNewest ? '' : ` of ${when}`}`}
                  question={{
                    title: 'Back to the original?',
                    text: `${title}: what you have saved is replaced on the site at once${kind === 'company' ? ' by the name, address, phone, email and hours of the sample company' : ''}.`,
                    yes: 'Back to the original',
                    onYes: () => bringBack(version, isNewest ? 0 : revision),
                  }}
                >
                  Back to the original
                </AskingButton>
              ) : (
                <Button
                  variant="word"
                  disabled={isBusy}
                  aria-label={`Restore ${title} of ${when}`}
                  onClick={() => bringBack(version, revision)}
                >
                  Restore
                </Button>
              )}
            </Row>
          )
        })}
      </Rows>
      {versions.length < 2 ? null : (
        <p className="px-4 py-2 text-second text-bark-soft">
          Restore puts that version on the site at once.
        </p>
      )}
      <HistoryPager address={deskPaths.site} place={place} shown={versions.length} />
      <div className="px-4">
        <SavedLine answer={data} action={deskPaths.site} isBusy={isBusy} />
      </div>
    </Sheet>
  )
}
