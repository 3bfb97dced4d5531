import { Link, useFetcher } from 'react-router'
import type { Leftover, LeftoverPage } from '#content/leftovers.ts'
import type { StepAnswer } from '#web/desk/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { StepLine } from '#web/desk/saved-line.tsx'
import { Icon } from '#web/desk/icon.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { useStep } from '#web/desk/use-step.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { paths } from '#web/paths.ts'

/** Places of one kind that are listed; the others are counted. */
const mostListed = 6

const explanations: Readonly<Record<string, string>> = {
  Name: 'The sample company’s name.',
  Town: 'Towns of the sample company.',
  State: 'What is said of Georgia may not hold where you are.',
  Climate:
    'Frost dates, hardiness zones and rain are those of Cumming, Georgia. Yours are at planthardiness.ars.usda.gov and your state’s extension service.',
  Phone: 'The sample company’s phone number.',
  'Address of the sample': 'Email and web addresses that lead nowhere.',
}

/** Everything of the sample company that is still there, kind by kind, with the way to its page. */
export function Leftovers({
  leftovers,
  samplePictures,
  sampleEvents,
  hasLogo,
}: {
  readonly leftovers: readonly Leftover[]
  readonly samplePictures: number
  readonly sampleEvents: readonly { readonly name: string | null; readonly publicId: string }[]
  readonly hasLogo: boolean
}) {
  const fetcher = useFetcher<StepAnswer>()
  const step = useStep(fetcher, deskPaths.goingLive)
  const kinds = Map.groupBy(leftovers, ({ what }) => what)
  const count = leftovers.length + sampleEvents.length + (hasLogo ? 0 : 1)
  return (
    <Sheet title="Left of the sample company" count={count}>
      <div className="divide-y divide-hairline-soft">
        {count === 0 && samplePictures === 0 ? (
          <p className="flex items-center gap-2 px-4 py-4 font-semibold text-moss">
            <Icon name="check" className="size-4" />
            Nothing.
          </p>
        ) : null}
        {[...kinds].map(([what, all]) => (
          <section key={what} className="px-4 py-3">
            <h3 className="flex items-center gap-2">
              {what} <span className="font-normal text-bark-soft">{all.length}</span>
            </h3>
            <p className="mb-1 text-second text-bark-soft">{explanations[what]}</p>
            <ul>
              {all.slice(0, mostListed).map((each, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- The list is read anew as a whole
                <li key={place} className="min-h-9 py-1 text-second">
                  <Link
                    to={pathOf(each.page, each.slug)}
                    reloadDocument
                    className="font-semibold text-moss hover:underline"
                  >
                    {pathOf(each.page, each.slug)}
                  </Link>{' '}
                  <span className="break-words text-bark-soft">… {each.words} …</span>
                </li>
              ))}
            </ul>
            {all.length > mostListed ? (
              <p className="text-second text-bark-soft">{`and ${all.length - mostListed} more`}</p>
            ) : null}
          </section>
        ))}
        {sampleEvents.length === 0 ? null : (
          <section className="px-4 py-3">
            <h3>{`Sample events ${sampleEvents.length}`}</h3>
            <p className="mb-1 text-second text-bark-soft">
              They and their sample guests go without a word to anybody. One for which somebody has
              registered stays.
            </p>
            <Button
              disabled={fetcher.state !== 'idle'}
              onClick={() => step.send({ intent: 'remove-events' })}
            >
              {sampleEvents.length === 1
                ? 'Remove the sample event'
                : `Remove ${sampleEvents.length} sample events`}
            </Button>
            <StepLine answer={fetcher.data} isBusy={fetcher.state !== 'idle'} />
            <ul>
              {sampleEvents.map(({ name, publicId }) => (
                <li key={publicId} className="min-h-9 py-1 text-second">
                  <Link
                    to={paths.event(publicId)}
                    reloadDocument
                    className="font-semibold text-moss hover:underline"
                  >
                    {name ?? publicId}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {hasLogo ? null : (
          <section className="px-4 py-3">
            <h3>Icons</h3>
            <p className="text-second text-bark-soft">
              Browsers and home screens show the leaf until you choose a logo above.
            </p>
          </section>
        )}
        {samplePictures === 0 ? null : (
          <section className="px-4 py-3">
            <h3>{`Pictures ${samplePictures}`}</h3>
            <p className="text-second text-bark-soft">
              So many pictures that pages show came with the site. They name nobody; your own sell
              better.{' '}
              <Link
                to={`${deskPaths.pictures}?show=program`}
                className="font-semibold text-moss hover:underline"
              >
                Replace them one by one
              </Link>
            </p>
          </section>
        )}
      </div>
    </Sheet>
  )
}

function pathOf(page: LeftoverPage, slug: string): string {
  switch (page) {
    case 'every page':
    case 'home':
    case 'chat':
      return paths.home
    case 'about':
    case 'products':
    case 'projects':
    case 'privacy':
      return paths[page]
    case 'services':
      return paths.service(slug)
    case 'articles':
      return paths.article(slug)
    case 'pages':
      return slug === 'get-a-quote' ? paths.quote : `/${slug}`
  }
}
