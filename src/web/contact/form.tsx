import type { ContactField } from '#domain/contact/check-contact.ts'
import { useHydrated } from '#web/hydrated.ts'
import { useSite } from '#web/site.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField, TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FormCallout } from './form-callout.tsx'
import { contactFieldId, useContactForm } from './use-contact-form.ts'

const labels = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
} as const satisfies Record<ContactField, string>

/** Writes an e-mail for the visitor, in a compose tab or in their own mail program. */
export function ContactForm({ heading }: { readonly heading: string }) {
  const { company } = useSite()
  const { form, links, formElement, submit, restore, dispatch } = useContactForm()
  const isHydrated = useHydrated()

  const bind = (field: ContactField) => ({
    id: contactFieldId(field),
    name: field,
    label: labels[field],
    value: form.draft[field],
    error: form.fieldErrors[field],
    required: true,
    onChange: (text: string) => dispatch({ do: 'type', field, text }),
  })

  return (
    <section
      aria-labelledby="write"
      className="rounded-card border border-hairline bg-white p-5 shadow-soft sm:p-8 lg:p-10 print:hidden"
    >
      <h2 id="write" className="text-part">
        {heading}
      </h2>
      <p className="mt-2 max-w-prose text-bark-soft">
        Submit opens your message in Gmail, in a new tab, ready for you to send. Nothing is stored
        on this site.
      </p>
      <noscript>
        <p className="mt-5 rounded-lg border border-clay/60 bg-paper px-4 py-3">
          This form needs JavaScript, which is off in your browser. Please write to{' '}
          <a href={`mailto:${company.email}`} className="link">
            {company.email}
          </a>{' '}
          instead.
        </p>
      </noscript>
      <form
        ref={formElement}
        noValidate
        aria-labelledby="write"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 noscript:hidden"
      >
        <TextField {...bind('name')} autoComplete="name" autoCapitalize="words" />
        <TextField
          {...bind('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
        />
        <TextField {...bind('subject')} className="sm:col-span-2" />
        <TextAreaField {...bind('message')} className="sm:col-span-2 lg:[&_textarea]:min-h-84" />
        <FormCallout phase={form.phase} links={links} onRestore={restore} />
        <div className="flex flex-col gap-x-6 gap-y-3 sm:col-span-2 sm:flex-row sm:items-center">
          <Button type="submit" disabled={!isHydrated} className="min-w-40 max-sm:w-full">
            Submit
          </Button>
          <a
            href={links.mailto}
            className="link inline-flex min-h-11 items-center justify-center gap-2"
          >
            <Icon name="mail" className="size-5" />
            Use my own email app
          </a>
        </div>
      </form>
    </section>
  )
}
