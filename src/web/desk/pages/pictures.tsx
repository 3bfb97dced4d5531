import { Link } from 'react-router'
import * as z from 'zod/mini'
import { isUploaded, pictureReference, removedPicture } from '#domain/site/library-picture.ts'
import { useActionAnswer } from '#web/action-answer.ts'
import { buttonClasses } from '#web/desk/button.tsx'
import { type ActionAnswer, failed, refused, saved } from '#web/desk/forms/answers.ts'
import { requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { nothingToUndo, undoForm } from '#web/desk/forms/undo-forms.ts'
import { Icon } from '#web/desk/icon.tsx'
import { listPath, pageNumber, searchedText } from '#web/desk/lists/list-address.ts'
import { ListSearch, nothingLeft } from '#web/desk/lists/list-search.tsx'
import { countedPlace, Pager } from '#web/desk/lists/pager.tsx'
import { DropHint, DropPlace } from '#web/desk/pictures/drop-place.tsx'
import { PictureThumb } from '#web/desk/pictures/picture-thumb.tsx'
import { pictureTile, type PictureTile } from '#web/desk/pictures/picture-tile.ts'
import { ProgressLine } from '#web/desk/pictures/progress-line.tsx'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { SendingRows } from '#web/desk/pictures/sending-rows.tsx'
import { usePolling } from '#web/use-polling.ts'
import { useSending } from '#web/desk/pictures/use-sending.ts'
import { documentName } from '#web/desk/site/document-names.ts'
import { SiteHead } from '#web/desk/site/site-head.tsx'
import { PhotographInput } from '#web/photographs/photograph-input.tsx'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/pictures.ts'

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const shelf = searchParams.get('show') === 'program' ? ('program' as const) : ('own' as const)
  const search = searchedText(searchParams)
  const page = pageNumber(searchParams)
  const { content } = context.get(siteContext)
  const { pictures } = requireSession(context).desk
  const found = await pictures.listPictures(content, { shelf, search, page })
  return { shelf, search, ...found, pictures: found.pictures.map(pictureTile) }
}

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('remove'), id: pictureReference }),
  undoForm(removedPicture),
])

export async function action({ context }: Route.ActionArgs): Promise<ActionAnswer> {
  const { desk, member } = requireSession(context)
  const submission = submissionOf(context, form)
  if (submission.status !== 'success') return refused(submission)
  const { value } = submission
  if (value.intent === 'undo') {
    const isBack = await desk.pictures.bringPictureBack(value.edits, member)
    return isBack ? saved(context) : failed(nothingToUndo)
  }
  const removed = await desk.pictures.removePicture(value.id, member)
  if (!removed.ok) {
    const place = documentName(removed.error.kind, removed.error.slug)
    return failed(
      `Not removed: ${place} uses it, published or as a draft. Choose another picture there first.`,
    )
  }
  const text = isUploaded(value.id) ? 'Picture removed' : 'Back to the original'
  return saved(context, text, removed.value === null ? '' : JSON.stringify(removed.value))
}

/** The library: the company's own pictures, and those that ship with the program. */
export default function Pictures({ loaderData }: Route.ComponentProps) {
  const { shelf, search, pictures, place, counts, undescribed, isMaking } = loaderData
  const sending = useSending()
  usePolling(isMaking)
  const pathOf = (page: number) => picturesPath(shelf, search, page)
  const list = { place: countedPlace(place), shown: pictures.length, pathOf }
  const add = (files: readonly File[]) =>
    void sending.send(files.map((file) => ({ file, alt: '', replaces: null })))
  return (
    <>
      <SiteHead />
      <SavedLine answer={useActionAnswer<ActionAnswer>()} action={deskPaths.pictures} />
      <DropPlace onFiles={add}>
        <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <nav aria-label="Which pictures" className="flex gap-5">
            {(['own', 'program'] as const).map((each) => (
              <Link
                key={each}
                to={picturesPath(each)}
                aria-current={each === shelf ? 'page' : undefined}
                className="flex min-h-11 items-center gap-1.5 border-y-3 border-transparent font-medium text-bark hover:text-evergreen aria-[current=page]:border-b-moss aria-[current=page]:font-semibold aria-[current=page]:text-evergreen desk:min-h-9"
              >
                {each === 'own' ? 'Yours' : 'Came with the site'}
                <span className="font-normal text-bark-soft">{counts[each]}</span>
              </Link>
            ))}
          </nav>
          <ListSearch
            {...list}
            name="Pictures"
            placeholder="Words in a description"
            search={search}
            className="flex-1 basis-48 desk:max-w-80"
          >
            {shelf === 'program' ? <input type="hidden" name="show" value="program" /> : null}
          </ListSearch>
          <PhotographInput label="Add pictures" className={buttonClasses('filled')} onFiles={add} />
          <DropHint what="them" />
        </div>
        <SendingRows sending={sending} />
        {undescribed === 0 ? null : (
          <p className="mb-4 flex items-center gap-2 font-semibold text-clay">
            <Icon name="warning" className="size-4 shrink-0" />
            {undescribed === 1
              ? 'One picture has no description. People who cannot see it would not know what it shows.'
              : `${undescribed} pictures have no description. People who cannot see them would not know what they show.`}
          </p>
        )}
        {pictures.length === 0 ? (
          <p className="py-5 text-bark-soft">
            {place.page > 1
              ? nothingLeft
              : search === ''
                ? 'None of your own yet. Add photographs of your yard, your work and your crew. Photographs from a phone are fine as they are.'
                : 'No pictures match these words. Try other words, or clear the search.'}
          </p>
        ) : (
          <ul className="grid grid-cols-2 max-[20rem]:grid-cols-1 gap-x-4 gap-y-5 desk:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
            {pictures.map((picture) => (
              <Tile key={picture.id} picture={picture} />
            ))}
          </ul>
        )}
        <div className="mt-4 flex">
          <Pager {...list} />
        </div>
      </DropPlace>
    </>
  )
}

function Tile({ picture }: { readonly picture: PictureTile }) {
  const { id, alt, name, src, uses, isReplaced, progress, lacksDescription } = picture
  return (
    <li>
      <Link to={deskPaths.picture(id)} className="group block rounded-[0.5rem]">
        <PictureThumb
          src={src}
          className="aspect-4/3 w-full rounded-[0.5rem] border border-hairline"
        />
        <span className="mt-1.5 line-clamp-2 max-[20rem]:line-clamp-3 font-semibold group-hover:underline">
          {alt || name || 'No name'}
        </span>
        <span className="block text-second text-bark-soft">
          {progress === null ? null : <ProgressLine progress={progress} />}
          {lacksDescription ? (
            <span className="flex items-center gap-1.5 font-semibold text-clay">
              <Icon name="warning" className="size-3.5 shrink-0" />
              No description
            </span>
          ) : null}
          {progress !== null && src === null ? null : usesText(uses)}
          {isReplaced ? '. Yours replaces the original' : ''}
        </span>
      </Link>
    </li>
  )
}

function usesText(uses: number): string {
  if (uses === 0) return 'Not used'
  return uses === 1 ? 'Used in one place' : `Used in ${uses} places`
}

const picturesPath = (shelf: 'own' | 'program', search = '', page = 1) =>
  listPath(deskPaths.pictures, { show: shelf === 'program' ? shelf : '', q: search }, page)
