import type { Leftover, LeftoverPage } from '#content/leftovers.ts'
import type { TextKind } from '#domain/site/page-texts.ts'
import { counted } from '#domain/counts.ts'
import type { PageId } from '#content/pages.ts'
import { pathOfPage } from '#web/desk/site/path-of-page.ts'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { Icon } from '#web/desk/icon.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { GoingLiveData } from './going-live-page.ts'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { textsAt } from '#web/desk/site/text-pages.ts'
import { paths } from '#domain/site/paths.ts'

/** Findings listed per kind; the rest is collapsed. */
const maxListed = 6

const explanations: Readonly<Record<string, string>> = {
  Name: 'The sample company’s name.',
  Town: 'The sample company’s towns.',
  State: 'What pages say about Georgia, its lakes and its towns may not be true where you are.',
  Soil: 'Red clay and the Piedmont are north Georgia. Say what the soil is like where you are.',
  Climate:
    'Frost dates, hardiness zones and rainfall are for Cumming, Georgia. Find yours at planthardiness.ars.usda.gov and from your state’s extension service.',
  Phone: 'The sample company’s phone number.',
  'Sample addresses': 'Email and web addresses that do not work.',
}

/** Remaining texts of the sample company, grouped, with links to their editors. */
export function Leftovers({
  leftovers,
  samplePictures,
  sampleEvents,
  hasLogo,
}: Pick<GoingLiveData, 'leftovers' | 'samplePictures' | 'sampleEvents' | 'hasLogo'>) {
  const { data, isBusy, send } = useAction<ActionAnswer>(deskPaths.goingLive)
  const kinds = Map.groupBy(leftovers, ({ what }) => what)
  const removable = sampleEvents.filter(({ isRemovable }) => isRemovable).length
  const count = leftovers.length + sampleEvents.length + (hasLogo ? 0 : 1)
  return (
    <Sheet title="Left over from the sample company" count={count}>
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
            <Places found={all.slice(0, maxListed)} />
            {all.length > maxListed ? (
              <details>
                <summary className="min-h-11 cursor-pointer py-2 text-second font-semibold text-moss desk:min-h-9">
                  {`${all.length - maxListed} more`}
                </summary>
                <Places found={all.slice(maxListed)} />
              </details>
            ) : null}
          </section>
        ))}
        {/* The answer stays after the events are gone. */}
        {data === undefined && !isBusy ? null : (
          <div className="px-4">
            <AnswerLine answer={data} isBusy={isBusy} />
          </div>
        )}
        {sampleEvents.length === 0 ? null : (
          <section className="px-4 py-3">
            <h3>
              Sample events{' '}
              <span className="ml-1 font-normal text-bark-soft">{sampleEvents.length}</span>
            </h3>
            <p className="mb-1 text-second text-bark-soft">
              They are removed with their sample guests, and nobody is emailed. An event with a real
              registration stays until it is canceled: manage -- events cancel ID.
            </p>
            {removable === 0 ? null : (
              <Button disabled={isBusy} onClick={() => send({ intent: 'remove-events' })}>
                {`Remove ${counted(removable, 'sample event')}`}
              </Button>
            )}
            <ul className="mt-2">
              {sampleEvents.map(({ publicId, name, date, isRemovable }) => (
                <li key={publicId} className="min-h-9 py-1 text-second">
                  <TextLink to={paths.event(publicId)} reloadDocument>
                    {name ?? publicId}
                  </TextLink>
                  , {date}
                  {isRemovable ? null : ' (has a registration)'}
                </li>
              ))}
            </ul>
          </section>
        )}
        {hasLogo ? null : (
          <section className="px-4 py-3">
            <h3>Leaf</h3>
            <p className="text-second text-bark-soft">
              The sample company’s leaf stays next to your name until you choose a logo above.
            </p>
          </section>
        )}
        {samplePictures === 0 ? null : (
          <section className="px-4 py-3">
            <h3>
              Pictures <span className="ml-1 font-normal text-bark-soft">{samplePictures}</span>
            </h3>
            <p className="text-second text-bark-soft">
              Pictures on your pages that came with the site. They show no company name, but your
              own sell better.{' '}
              <TextLink to={`${deskPaths.pictures}?show=program`}>Replace them one by one</TextLink>
            </p>
          </section>
        )}
      </div>
    </Sheet>
  )
}

function Places({ found }: { readonly found: readonly Leftover[] }) {
  return (
    <ul>
      {found.map(({ page, slug, words }, place) => (
        <li key={place} className="flex min-h-11 items-start gap-3 py-1 text-second desk:min-h-9">
          <span className="min-w-0 flex-1 break-words">
            <TextLink to={pathOfPage(page, slug)} reloadDocument>
              {pathOfPage(page, slug)}
            </TextLink>{' '}
            <span className="text-bark-soft">… {words} …</span>
          </span>
          <TextLink to={editorOf(page, slug)} aria-label={`Edit ${pathOfPage(page, slug)}`}>
            Edit
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

const textsOf = (kind: TextKind) => deskPaths.document(textsAt, kind)

function editorOf(page: LeftoverPage, slug: string): string {
  switch (page) {
    case 'every page':
      return `${deskPaths.site}#company`
    case 'end of pages':
      return textsOf('closing-call')
    case 'home':
      return textsOf('home-page')
    case 'about':
    case 'privacy':
      return textsOf(textsOfPage[page])
    case 'chat':
      return textsOf('chat-texts')
    case 'services':
    case 'articles':
      return deskPaths.document(page, slug)
    case 'products':
    case 'projects':
      return slug === '' ? textsOf(textsOfPage[page]) : deskPaths.collection(page)
    case 'pages': {
      const texts = textsBySlug[slug]
      return texts === undefined ? deskPaths.collection(page) : textsOf(texts)
    }
  }
}

const textsOfPage: Readonly<Record<PageId, TextKind>> = {
  about: 'about-page',
  products: 'products-page',
  projects: 'projects-page',
  events: 'events-page',
  contact: 'contact-page',
  blog: 'blog-page',
  'get-a-quote': 'quote-page',
  calculator: 'calculator-page',
  privacy: 'privacy-page',
  'not-found': 'missing-page',
}

/** The same by any slug, which may be of a page that the company has added. */
const textsBySlug: Readonly<Record<string, TextKind | undefined>> = textsOfPage
