import { useFetcher } from '#web/use-fetcher.ts'
import * as z from 'zod/mini'
import type { PictureUse } from '#content/content-pictures.ts'
import { onlySlug } from '#domain/site/documents.ts'
import { altLength, pictureText } from '#domain/site/library-picture.ts'
import { type ActionAnswer, gone, refused, saved, staleAnswer } from '#web/desk/forms/answers.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { FormFoot } from '#web/desk/forms/form-foot.tsx'
import { requireSession, submissionOf, orNotFound } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { UpLink } from '#web/desk/page-head.tsx'
import { Field } from '#web/desk/forms/field.tsx'
import { SeenField, seenField } from '#web/desk/forms/seen-field.tsx'
import { FocalPoint } from '#web/desk/pictures/focal-point.tsx'
import { PictureThumb } from '#web/desk/pictures/picture-thumb.tsx'
import { fileOfWidth } from '#web/desk/pictures/picture-tile.ts'
import { ProgressLine } from '#web/desk/pictures/progress-line.tsx'
import { ReplacePicture } from '#web/desk/pictures/replace-picture.tsx'
import { editorOf } from '#web/desk/site/editor-of.ts'
import { pathOfPage } from '#web/desk/site/path-of-page.ts'
import { usePolling } from '#web/use-polling.ts'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { SiteHead } from '#web/desk/site/site-head.tsx'
import { useDeskForm } from '#web/desk/forms/use-desk-form.tsx'
import { useAction, usePageSubmission } from '#web/desk/forms/use-submission.tsx'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/picture.ts'

const describeForm = z.extend(pictureText, { intent: z.literal('describe'), seen: seenField })
const pictureForm = z.discriminatedUnion('intent', [
  describeForm,
  z.object({ intent: z.literal('back'), file: z.string() }),
])
const idOf = ({ family = '', name = '' }: Readonly<Record<string, string | undefined>>) =>
  `${family}/${name}`

export async function loader({ params, context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext)
  const { pictures } = requireSession(context).desk
  return orNotFound(await pictures.readPicture(content, idOf(params)))
}

export async function action({ params, context }: Route.ActionArgs): Promise<ActionAnswer> {
  const { desk, member } = requireSession(context)
  const id = idOf(params)
  const submission = submissionOf(context, pictureForm)
  if (submission.status !== 'success') return refused(submission)
  if (submission.value.intent === 'back') {
    const isShown = await desk.pictures.showFormerFile(id, submission.value.file, member)
    return isShown ? saved(context) : gone('file')
  }
  const { intent: _, seen, ...text } = submission.value
  const described = await desk.pictures.describePicture(id, text, seen, member)
  if (described.ok) {
    return { ...saved(context), revision: described.value }
  }
  if (described.error.code === 'unknown-picture') return gone('picture')
  return staleAnswer(described.error, context)
}

export default function PicturePage({ loaderData: found }: Route.ComponentProps) {
  const { id, alt, name, picture, places, progress, isMaking, isOwn, isReplaced, formerFile } =
    found
  usePolling(isMaking)
  return (
    <>
      <SiteHead />
      <UpLink to={deskPaths.pictures}>Pictures</UpLink>
      <div className="max-w-6xl desk:grid desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] desk:items-start desk:gap-8">
        <div className="mb-6">
          {picture === null ? (
            <p className="grid aspect-4/3 place-items-center rounded-sheet border border-dashed border-hairline bg-white text-bark-soft">
              {progress?.state === 'refused' ? 'No picture' : 'Not here yet'}
            </p>
          ) : (
            <PictureThumb
              src={fileOfWidth(picture, 960)}
              className="max-h-[70vh] w-full rounded-sheet border border-hairline object-contain!"
            />
          )}
          <p data-title className="mt-2 text-second break-words text-bark-soft">
            {[name, picture === null ? '' : `${picture.width} × ${picture.height}`]
              .filter((part) => part !== '')
              .join(', ')}
          </p>
          {progress === null ? null : (
            <div className="mt-2">
              <ProgressLine progress={progress} />
            </div>
          )}
        </div>
        <div>
          <DescribeSheet found={found} />
          <Sheet title="Where it is used" count={places.length}>
            {places.length === 0 ? (
              <p className="px-4 py-4 text-bark-soft">No public page shows it.</p>
            ) : (
              <Rows>
                {places.map((use, place) => (
                  <Row key={place} title={use.part} to={editorOfUse(use)}>
                    <TextLink to={pathOfPage(use.page, use.slug)} reloadDocument variant="tall">
                      {pathOfPage(use.page, use.slug)}
                    </TextLink>
                  </Row>
                ))}
              </Rows>
            )}
          </Sheet>
          <ReplacePicture id={id} alt={alt} places={places.length} isHere={picture !== null} />
          {formerFile === null ? null : <FormerFile id={id} file={formerFile} />}
          {isOwn || isReplaced ? (
            <RemovePicture id={id} isOwn={isOwn} places={isOwn ? places.length : 0} />
          ) : null}
        </div>
      </div>
    </>
  )
}

const editorOfUse = ({ chosenIn }: PictureUse) =>
  chosenIn === null ? null : editorOf(chosenIn.kind, chosenIn.slug ?? onlySlug)

function DescribeSheet({
  found: { id, alt, focal, revision, isOwn, picture },
}: {
  readonly found: Route.ComponentProps['loaderData']
}) {
  const src = picture === null ? null : fileOfWidth(picture, 960)
  const fetcher = useFetcher<ActionAnswer>()
  const { fields, props, seen, unsaved, isBusy } = useDeskForm(fetcher, {
    name: `picture ${id}`,
    schema: describeForm,
    action: deskPaths.picture(id),
    defaultValue: { alt, focalX: focal.x, focalY: focal.y },
    revision,
    isIdempotent: true,
  })
  return (
    <Sheet title="What it shows">
      <form {...props} className="grid gap-3 p-4">
        <input type="hidden" name="intent" value="describe" />
        <SeenField seen={seen} />
        <Field
          field={fields.alt}
          label="Description"
          most={altLength}
          hint="For people who cannot see it and for search engines: what is there, without “picture of”."
        />
        {isOwn && src !== null ? (
          <fieldset>
            <legend className="mb-1 font-semibold">Where the subject is</legend>
            <p className="mb-2 text-second text-bark-soft">
              The part pages keep when they crop the picture. Press on it, or move the mark with the
              arrow keys.
            </p>
            <FocalPoint src={src} focalX={fields.focalX} focalY={fields.focalY} />
          </fieldset>
        ) : (
          <>
            <input type="hidden" name="focalX" value={focal.x} />
            <input type="hidden" name="focalY" value={focal.y} />
          </>
        )}
        <FormFoot label="Save" unsaved={unsaved} isBusy={isBusy}>
          <AnswerLine answer={fetcher.data} isBusy={isBusy} />
        </FormFoot>
      </form>
    </Sheet>
  )
}

function FormerFile({ id, file }: { readonly id: string; readonly file: string }) {
  const { data: answer, isBusy, send } = useAction<ActionAnswer>(deskPaths.picture(id))
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <Button disabled={isBusy} onClick={() => send({ intent: 'back', file })}>
        Back to the one before
      </Button>
      <p className="text-second text-bark-soft">
        Brings back the file that was replaced last, with its description. It is kept for 29 days.
      </p>
      <AnswerLine answer={answer} isBusy={isBusy} />
    </div>
  )
}

function RemovePicture({
  id,
  isOwn,
  places,
}: {
  readonly id: string
  readonly isOwn: boolean
  readonly places: number
}) {
  const submission = usePageSubmission(isOwn ? deskPaths.pictures : deskPaths.picturesOfProgram)
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <Button
        disabled={places > 0 || submission.isBusy}
        onClick={() => submission.send({ intent: 'remove', id })}
      >
        {isOwn ? 'Remove picture' : 'Back to the original'}
      </Button>
      {isOwn && places === 0 ? null : (
        <p className="text-second text-bark-soft">
          {isOwn
            ? 'Pages show it. Choose another picture in each place above, or replace this one with another file.'
            : 'Pages go back to the picture that came with the site, with its description.'}
        </p>
      )}
    </div>
  )
}
