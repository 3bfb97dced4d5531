import { useRef, useState } from 'react'
import { TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Choice } from '#web/desk/forms/choice.tsx'
import { Field, typeInto } from '#web/desk/forms/field.tsx'
import { FormFoot } from '#web/desk/forms/form-foot.tsx'
import { ProposedDate } from '#web/desk/forms/proposed-date.tsx'
import { useKeysAreOn } from '#web/desk/keys.ts'
import { useColleague } from '#web/desk/use-desk.ts'
import { replyForm, subjectLength } from './request-forms.ts'
import type { LoadedRequest } from './request-page.ts'
import { type Place, TextArea, useWriting } from './writing.tsx'

/** Replies to a customer by email, with a template if wanted, and sets the follow-up date. */
export function Reply({
  email,
  customerId,
  subject: defaultSubject,
  greeting,
  templates,
  followUpOn,
  last,
  ...place
}: Place & LoadedRequest['reply']) {
  const { name } = useColleague()
  // One's own replies, and those before this was begun, are no news.
  const [known, setKnown] = useState(last?.id)
  if (last?.id !== known && (last === null || last.by === name)) setKnown(last?.id)
  const { fields, props, unsaved, isBusy, foot, saved } = useWriting(place, 'reply', replyForm, {
    text: greeting,
  })
  const hasKeys = useKeysAreOn()
  const subject = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  if (email === '') {
    return (
      <p className="p-4 text-bark-soft">
        There is no email address. Call or text them
        {customerId === null ? (
          '.'
        ) : (
          <>
            , or{' '}
            <TextLink to={deskPaths.customer(customerId)} variant="in-text">
              add one on their page
            </TextLink>
            .
          </>
        )}
      </p>
    )
  }
  return (
    <form {...props} className="p-4">
      <input type="hidden" name="intent" value="reply" />
      <div className="mb-3 grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-second break-all text-bark-soft">To {email}</p>
          <Choice
            isMenu
            isBusy={false}
            aria-label="Template"
            aria-keyshortcuts={hasKeys ? 't' : undefined}
            value=""
            className="w-auto! max-w-full"
            onChoose={(value) => {
              const chosen = templates.find(({ name }) => name === value)
              if (chosen === undefined) return
              const subjects = ['', defaultSubject, ...templates.map((each) => each.subject)]
              if (subjects.includes(subject.current?.value ?? '')) {
                typeInto(subject.current, chosen.subject)
              }
              const texts = [greeting, ...templates.map((each) => each.text)]
              const typed = typedBeyond(texts, text.current?.value ?? '')
              typeInto(text.current, typed === '' ? chosen.text : `${chosen.text}\n\n${typed}`)
            }}
          >
            <option value="">Template…</option>
            {templates.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Choice>
        </div>
        <Field
          field={fields.subject}
          label="Subject"
          ref={subject}
          maxLength={subjectLength}
          defaultValue={defaultSubject}
        />
      </div>
      <TextArea
        field={fields.text}
        label="Reply"
        placeholder="Hi, …"
        rows={9}
        ref={text}
        onFocus={({ currentTarget: field }) => {
          // Typing continues below the greeting.
          if (field.value === greeting) field.setSelectionRange(greeting.length, greeting.length)
        }}
      />
      <output className="block text-second font-semibold text-clay not-empty:mt-2">
        {last === null || last.id === known
          ? null
          : `${last.by ?? 'Someone'} replied at ${last.at}, while you had this open.`}
      </output>
      <FormFoot
        label="Send"
        unsaved={unsaved}
        isBusy={isBusy}
        ref={foot}
        className="mt-3 gap-x-4 gap-y-2"
      >
        {followUpOn === null ? null : (
          <ProposedDate
            field={fields.followUpOn}
            label="Then follow up on"
            proposed={followUpOn}
            className="text-second text-bark-soft"
          />
        )}
        {saved}
      </FormFoot>
    </form>
  )
}

/** The typed text below the text that the reply started with. */
function typedBeyond(texts: readonly string[], text: string): string {
  const [longest = ''] = texts
    .map((each) => each.trimEnd())
    .filter((each) => text.startsWith(each))
    .toSorted((one, other) => other.length - one.length)
  return text.slice(longest.length).trim()
}
