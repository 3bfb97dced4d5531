import * as z from 'zod/mini'
import type { TemplateChange } from '#domain/requests/reply-template.ts'
import { replyTemplateList } from '#domain/settings/reply-templates.ts'
import { useActionAnswer } from '#web/action-answer.ts'
import { type ActionAnswer, refused } from '#web/desk/forms/answers.ts'
import { Button, ButtonLink } from '#web/desk/button.tsx'
import { requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { SettingsPage } from '#web/desk/page-head.tsx'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import { SaveOver } from '#web/desk/forms/save-over.tsx'
import { SavedLine, useJustSaved } from '#web/desk/forms/saved-line.tsx'
import { settingActionAnswer, undoSetting } from '#web/desk/settings/setting-answer.ts'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import type { Route } from './+types/templates.ts'

const seen = z.int()
const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('move'), seen, id: z.string(), by: z.enum(['-1', '1']) }),
  z.object({ intent: z.literal('restore'), seen, id: z.string() }),
  z.object({ intent: z.literal('remove'), seen, id: z.string() }),
  undoSetting(replyTemplateList.kind),
])

export async function loader({ context }: Route.LoaderArgs) {
  const { desk } = requireSession(context)
  const { value: templates, revision } = await desk.settings.readTemplates()
  const ids = new Set(templates.map(({ id }) => id))
  return {
    revision,
    templates: templates.map(({ id, name, subject }) => ({ id, name, subject })),
    removed: desk.settings.originalTemplates
      .filter(({ id }) => !ids.has(id))
      .map(({ id, name }) => ({ id, name })),
  }
}

export async function action({ context }: Route.ActionArgs): Promise<ActionAnswer> {
  const { desk, member } = requireSession(context)
  const submission = submissionOf(context, form)
  if (submission.status !== 'success') return refused(submission)
  const { value } = submission
  const changed = await (value.intent === 'undo'
    ? desk.settings.undoSetting(value.edits, member)
    : desk.settings.changeTemplates(stepOf(value), value.seen, member))
  return settingActionAnswer(changed, replyTemplateList, context)
}

type ListAction = Exclude<z.output<typeof form>, { intent: 'undo' }>

function stepOf(value: ListAction): TemplateChange {
  const { id } = value
  return value.intent === 'move'
    ? { is: 'move', id, by: value.by === '1' ? 1 : -1 }
    : { is: value.intent, id }
}

export default function Templates({ loaderData }: Route.ComponentProps) {
  const { templates, removed, revision } = loaderData
  const submission = useAction<ActionAnswer>(deskPaths.templates)
  // Answer of a template's page, which redirected here.
  const posted = useActionAnswer<ActionAnswer>()
  const justSaved = useJustSaved()
  const before = posted ?? justSaved
  const { isBusy } = submission
  const send = (fields: Readonly<Record<string, string>>) =>
    submission.send({ ...fields, seen: String(revision) })
  const last = templates.length - 1
  return (
    <SettingsPage>
      <Sheet
        title="Reply templates"
        count={templates.length}
        aside={
          <ButtonLink to={deskPaths.template('new')} variant="word">
            New template
          </ButtonLink>
        }
      >
        <Rows empty="None. Replies start out empty.">
          {templates.map(({ id, name, subject }, index) => (
            <Row key={id} title={name} to={deskPaths.template(id)} second={subject}>
              <span className="-mx-2 flex">
                <Button
                  variant="word"
                  disabled={isBusy || index === 0}
                  aria-label={`Move ${name} up`}
                  onClick={() => send({ intent: 'move', id, by: '-1' })}
                >
                  Up
                </Button>
                <Button
                  variant="word"
                  disabled={isBusy || index === last}
                  aria-label={`Move ${name} down`}
                  onClick={() => send({ intent: 'move', id, by: '1' })}
                >
                  Down
                </Button>
              </span>
            </Row>
          ))}
        </Rows>
      </Sheet>
      {removed.length === 0 ? null : (
        <Sheet title="Removed originals" count={removed.length}>
          <Rows>
            {removed.map(({ id, name }) => (
              <Row key={id} title={name}>
                <Button
                  variant="word"
                  disabled={isBusy}
                  aria-label={`Restore ${name}`}
                  onClick={() => send({ intent: 'restore', id })}
                >
                  Restore
                </Button>
              </Row>
            ))}
          </Rows>
        </Sheet>
      )}
      <SavedLine answer={submission.data ?? before} action={deskPaths.templates} isBusy={isBusy} />
      <SaveOver {...submission} answer={submission.data} revision={revision} />
    </SettingsPage>
  )
}
