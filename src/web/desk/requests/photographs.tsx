import { useEffect, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { mostOfRequest } from '#domain/photographs/photograph.ts'
import type { StepAnswer } from '#web/desk/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { SavedLine } from '#web/desk/saved-line.tsx'
import { PhotographInput } from '#web/photographs/photograph-input.tsx'
import { PhotographList } from '#web/photographs/photograph-list.tsx'
import { useAdding } from '#web/photographs/use-adding.ts'
import { useQueue } from '#web/photographs/use-queue.ts'
import { PhotographViewer, type ShownPhotograph } from './photograph-viewer.tsx'

const waitingWords = {
  uploading: 'Not here yet',
  received: 'In a moment',
  refused: 'Unreadable',
} as const

/** The photographs of a request; colleagues add their own, or ask for some. */
export function Photographs({
  requestId,
  photographs,
  email,
  pageLink,
}: {
  readonly requestId: string
  readonly photographs: readonly ShownPhotograph[]
  readonly email: string
  /** Address of the customer's page; null where there is none. */
  readonly pageLink: string | null
}) {
  const action = deskPaths.request(requestId)
  const asking = useFetcher<StepAnswer>()
  const [shown, setShown] = useState<string | null>(null)
  const ready = photographs.filter(({ state }) => state === 'ready')
  useWaiting(photographs)
  return (
    <section
      aria-labelledby="photographs"
      className="-mx-4 mb-6 border-y border-hairline bg-white px-4 py-3 desk:mx-0 desk:rounded-sheet desk:border desk:px-5 desk:py-4"
    >
      <h2 id="photographs" className="mb-2">
        Photographs
      </h2>
      {photographs.length === 0 ? (
        <p className="text-bark-soft">None yet.</p>
      ) : (
        <ul className="grid grid-cols-3 gap-2 desk:grid-cols-5">
          {photographs.map(({ id, state, caption, about }, place) => (
            <li key={id}>
              {state === 'ready' ? (
                <button
                  type="button"
                  onClick={() => setShown(id)}
                  aria-label={`Photograph ${place + 1} of ${photographs.length}${caption === '' ? '' : `: ${caption}`}`}
                  className="block w-full cursor-zoom-in overflow-hidden rounded-[0.5rem] border border-hairline"
                >
                  <img
                    src={deskPaths.photograph(requestId, id, 'small')}
                    alt=""
                    loading="lazy"
                    className="aspect-square w-full object-cover"
                  />
                </button>
              ) : (
                <p className="grid aspect-square place-items-center rounded-[0.5rem] border border-dashed border-hairline p-1 text-center text-second text-bark-soft">
                  {waitingWords[state]}
                </p>
              )}
              <p className="truncate text-second text-bark-soft" title={caption || about}>
                {caption || about}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="no-print mt-2 flex flex-wrap items-center gap-x-2">
        <AddPhotographs action={action} room={mostOfRequest - photographs.length} />
        {email === '' ? null : (
          <asking.Form method="post" action={action}>
            <Button
              type="submit"
              look="word"
              name="intent"
              value="ask-for-photographs"
              disabled={asking.state !== 'idle'}
            >
              Ask for photographs
            </Button>
          </asking.Form>
        )}
        {pageLink === null ? null : <CopyLink link={pageLink} />}
        <SavedLine answer={asking.data} action={action} isBusy={asking.state !== 'idle'} />
      </div>
      {shown === null ? null : (
        <PhotographViewer
          requestId={requestId}
          photographs={ready}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  )
}

/** How often the page looks for photographs that are on their way, in milliseconds. */
const lookEveryMs = 4000

/** What is here is made in the background, which tells nobody when it is done. */
function useWaiting(photographs: readonly ShownPhotograph[]): void {
  const { revalidate } = useRevalidator()
  const isWaiting = photographs.some(({ state }) => state === 'received')
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void revalidate(), lookEveryMs)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}

function AddPhotographs({ action, room }: { readonly action: string; readonly room: number }) {
  const choice = useQueue(room)
  const adding = useFetcher<StepAnswer>()
  const isSending = useAdding(choice, adding, 'saved')
  const { queue, chosen } = choice

  const save = () => {
    const form = new FormData()
    form.set('intent', 'add-photographs')
    for (const id of queue.ids()) form.append('photographs', id)
    void adding.submit(form, { method: 'post', action })
  }
  return (
    <>
      <PhotographInput
        label="Add photographs"
        disabled={isSending}
        onFiles={(files) => choice.add(files)}
        className="inline-flex min-h-11 items-center rounded-[0.5rem] border border-hairline bg-white px-4 text-row font-semibold text-evergreen hover:border-bark-soft desk:min-h-9"
      />
      {chosen.length === 0 ? null : (
        <div className="order-last w-full">
          <PhotographList queue={queue} chosen={chosen} disabled={isSending} />
          <Button look="filled" disabled={isSending} onClick={save}>
            Save photographs
          </Button>
        </div>
      )}
      <output className="text-second text-brick">
        {adding.data?.is === 'failed' ? adding.data.message : choice.message}
      </output>
    </>
  )
}

function CopyLink({ link }: { readonly link: string }) {
  const [isCopied, setIsCopied] = useState(false)
  return (
    <>
      <Button
        look="word"
        onClick={() => {
          void navigator.clipboard.writeText(link).then(() => setIsCopied(true))
        }}
      >
        Copy the link to their page
      </Button>
      <output className="text-second text-bark-soft">{isCopied ? 'Copied' : ''}</output>
    </>
  )
}
