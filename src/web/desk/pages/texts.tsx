import { formatDate } from '#domain/time.ts'
import { TextLink } from '#web/desk/button.tsx'
import { requireSession, companyOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { SiteHead } from '#web/desk/site/site-head.tsx'
import { textPages, textsAt } from '#web/desk/site/text-pages.ts'
import type { Route } from './+types/texts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { timeZone } = companyOf(context)
  const texts = await requireSession(context).desk.documents.listTexts()
  return texts.map(({ kind, hasDraft, changed }) => ({
    kind,
    hasDraft,
    changed:
      changed &&
      `${formatDate(changed.savedAt, timeZone)}, ${changed.savedBy ?? 'whoever runs the server'}`,
  }))
}

export default function Texts({ loaderData: texts }: Route.ComponentProps) {
  return (
    <>
      <SiteHead />
      <div className="desk:max-w-3xl">
        <Sheet title="Page text" count={texts.length}>
          <Rows>
            {texts.map(({ kind, hasDraft, changed }) => (
              <Row
                key={kind}
                title={
                  <TextLink to={deskPaths.document(textsAt, kind)}>
                    {textPages[kind].title}
                  </TextLink>
                }
                second={`${textPages[kind].about}${changed === null ? '' : `. Changed ${changed}`}`}
              >
                {hasDraft ? (
                  <span className="text-second font-semibold text-moss">Draft</span>
                ) : null}
              </Row>
            ))}
          </Rows>
        </Sheet>
        <p className="text-second text-bark-soft">
          Text stays a draft until you publish it. Buttons, menus and form labels are built into the
          site and stay as they are.
        </p>
      </div>
    </>
  )
}
