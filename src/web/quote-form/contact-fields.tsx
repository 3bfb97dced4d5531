import { formatPastedPhone, formatPhone } from '#domain/fields.ts'
import { DigitsField } from '#web/ui/field-formatted.tsx'
import { TextField } from '#web/ui/field.tsx'
import { bindField, type FormPart, properName } from './bind-field.ts'
import { FormSection } from './form-section.tsx'
import { quoteSections } from './quote-sections.ts'

export function ContactFields({ part }: { readonly part: FormPart }) {
  const { id, title } = quoteSections.contact
  return (
    <FormSection id={id} title={title}>
      <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
        <TextField
          {...bindField(part, 'firstName')}
          required
          autoComplete="given-name"
          {...properName}
        />
        <TextField
          {...bindField(part, 'lastName')}
          autoComplete="family-name"
          maxLength={300}
          {...properName}
        />
        <TextField
          {...bindField(part, 'email')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="next"
          spellCheck={false}
          placeholder="name@example.com"
        />
        <DigitsField
          {...bindField(part, 'phone')}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
          placeholder="(123) 456-7890"
          maxLength={14}
          format={formatPhone}
          formatPasted={formatPastedPhone}
        />
      </div>
    </FormSection>
  )
}
