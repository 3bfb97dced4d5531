import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFetcher } from '#web/use-fetcher.ts'
import * as z from 'zod/mini'
import { filledText } from '#domain/placeholders.ts'
import { placeholders } from '#domain/requests/reply-template.ts'
import { fullName } from '#domain/quote-requests/lead.ts'
import { replyTemplateList, templateText } from '#domain/settings/reply-templates.ts'
import { type ActionAnswer, refused } from '#web/desk/forms/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { FormFoot } from '#web/desk/forms/form-foot.tsx'
import { formKeyOf, requireSession, submissionOf, orNotFound } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Field, fieldClasses, Options, TextAreaField } from '#web/desk/forms/field.tsx'
import { SettingsHead, UpLink } from '#web/desk/page-head.tsx'
import { placeholderValues } from '#web/desk/requests/placeholder-values.ts'
import { SeenField, seenField } from '#web/desk/forms/seen-field.tsx'
import { usePageSubmission, useSubmission } from '#web/desk/forms/use-submission.tsx'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { settingAnswer } from '#web/desk/settings/setting-answer.ts'
import { Sheet } from '#web/desk/sheet.tsx'
import { useDeskForm } from '#web/desk/forms/use-desk-form.tsx'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/template.ts'

const saveForm = z.extend(templateText, { intent: z.literal('save'), seen: seenField })
/** Requests offered for the preview. */
const tried = 20

export async function loader({ params, context }: Route.LoaderArgs) {
  const { desk, member } = requireSession(context)
  const { company } = context.get(siteContext).content
  const id = params.templateId
  const [{ value: templates, revision }, found] = await Promise.all([
    desk.settings.readTemplates(),
    desk.requests.listRequests({
      status: 'any',
      search: '',
      assignedTo: null,
      service: null,
      sort: 'newest',
      page: 1,
      groupedOn: null,
    }),
  ])
  const isNew = id === 'new'
  const template = isNew
    ? { id, name: '', subject: '', text: '' }
    : orNotFound(templates.find((each) => each.id === id))
  const original = desk.settings.originalTemplates.find((each) => each.id === id)
  return {
    template,
    revision,
    isNew,
    isChanged: original !== undefined && JSON.stringify(original) !== JSON.stringify(template),
    requests: found.requests.slice(0, tried).map(({ lead }) => ({
      id: lead.id,
      name: fullName(lead.contact),
      values: placeholderValues(lead, member.name, company),
    })),
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const { desk, member } = requireSession(context)
  const named = params.templateId
  // A new one that is sent again is the same one.
  const id = named === 'new' ? (formKeyOf(context) ?? desk.settings.newTemplateId()) : named
  const submission = submissionOf(context, saveForm)
  if (submission.status !== 'success') return refused(submission)
  const { name, subject, text, seen } = submission.value
  const change = { is: 'save', template: { id, name, subject, text } } as const
  const changed = await desk.settings.changeTemplates(change, seen, member)
  return settingAnswer(changed, replyTemplateList, context)
}

export default function Template({ loaderData }: Route.ComponentProps) {
  const { template, revision, isNew, isChanged, requests } = loaderData
  const fetcher = useFetcher<ActionAnswer>()
  // The list shows the answer with its undo.
  const submission = usePageSubmission(deskPaths.templates)
  const navigate = useNavigate()
  const text = useRef<HTMLTextAreaElement>(null)
  const { fields, props, seen, unsaved, forget, isBusy } = useDeskForm(fetcher, {
    name: `template ${template.id}`,
    schema: saveForm,
    action: deskPaths.template(template.id),
    defaultValue: template,
    revision,
    isIdempotent: true,
    onDone: () => void navigate(deskPaths.templates, { state: fetcher.data }),
  })
  const restored = useFetcher<ActionAnswer>()
  const restoring = useSubmission(restored, deskPaths.templates, () => {
    forget()
    void navigate(deskPaths.templates, { state: restored.data })
  })
  const isStepping = isBusy || restoring.isBusy || restored.data?.is === 'saved'
  const step = (intent: string) => ({ intent, id: template.id, seen: String(revision) })
  const insert = (name: string) => {
    const area = text.current
    if (area === null) return
    area.setRangeText(`{${name}}`, area.selectionStart, area.selectionEnd, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
  }
  return (
    <>
      <SettingsHead />
      <UpLink to={deskPaths.templates}>Templates</UpLink>
      <div className="max-w-6xl desk:grid desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] desk:items-start desk:gap-8">
        <Sheet isPage title={isNew ? 'New template' : template.name}>
          <form {...props} className="grid gap-3 p-4">
            <input type="hidden" name="intent" value="save" />
            <SeenField seen={seen} />
            <Field field={fields.name} label="Name" hint="Only staff see it." />
            <Field field={fields.subject} label="Subject" />
            <TextAreaField field={fields.text} label="Text" rows={12} ref={text} />
            <fieldset className="-mx-2 flex flex-wrap">
              <legend className="px-2 text-second text-bark-soft">
                Press one to put it where you type. Each reply fills it in.
              </legend>
              {Object.entries(placeholders).map(([name, meaning]) => (
                <Button
                  key={name}
                  variant="word"
                  title={meaning}
                  onClick={() => insert(name)}
                >{`{${name}}`}</Button>
              ))}
            </fieldset>
            <FormFoot label="Save" unsaved={unsaved} isBusy={isStepping} className="gap-y-2">
              {isChanged ? (
                <Button disabled={isStepping} onClick={() => restoring.send(step('restore'))}>
                  Back to the original
                </Button>
              ) : null}
              {isNew ? null : (
                <Button
                  variant="word"
                  disabled={isStepping}
                  onClick={() => submission.send(step('remove'))}
                >
                  Remove
                </Button>
              )}
            </FormFoot>
            <AnswerLine answer={fetcher.data} isBusy={isBusy} />
            <AnswerLine answer={restored.data} isBusy={restoring.isBusy} />
          </form>
        </Sheet>
        <Preview
          subject={fields.subject.value ?? ''}
          text={fields.text.value ?? ''}
          requests={requests}
        />
      </div>
    </>
  )
}

function Preview({
  subject,
  text,
  requests,
}: {
  readonly subject: string
  readonly text: string
  readonly requests: Route.ComponentProps['loaderData']['requests']
}) {
  const [chosen, setChosen] = useState(0)
  const request = requests[chosen]
  const filled = (typed: string) =>
    request === undefined ? typed : filledText(typed, request.values)
  return (
    <Sheet title="What the customer reads">
      <div className="p-4">
        {requests.length === 0 ? (
          <p className="mb-3 text-bark-soft">
            Once you have a request, you will see here how its placeholders are filled in.
          </p>
        ) : (
          <label className="mb-4 block font-semibold">
            In a reply to
            <select
              value={chosen}
              onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
              className={`${fieldClasses} mt-1 font-normal`}
            >
              <Options of={requests.map(({ name }, index) => [index, name])} />
            </select>
          </label>
        )}
        <p className="font-display text-[1.375rem] leading-7 font-medium break-words text-evergreen">
          {filled(subject)}
        </p>
        <p className="mt-3 leading-6 break-words whitespace-pre-line">{filled(text)}</p>
      </div>
    </Sheet>
  )
}
