import { addressTypes } from '#domain/addresses/address-parts.ts'
import { formatZip } from '#domain/quote-requests/quote-draft.ts'
import { AddressField } from '#web/addresses/address-field.tsx'
import type { AddressSource } from '#web/addresses/address-source.ts'
import { DigitsField } from '#web/ui/field-formatted.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { bindField, type FormPart, properName } from './bind-field.ts'
import { FormSection } from './form-section.tsx'
import type { AddressChange, TextField as FieldName } from './quote-form-state.ts'
import { quoteSections } from './quote-sections.ts'

const kinds = {
  own: {
    section: quoteSections.address,
    autofill: 'section-own',
    street1: 'street1',
    city: 'city',
    state: 'state',
    zip: 'zip',
    addressType: 'addressType',
  },
  service: {
    section: quoteSections.serviceAddress,
    autofill: 'section-service',
    street1: 'serviceStreet1',
    city: 'serviceCity',
    state: 'serviceState',
    zip: 'serviceZip',
    addressType: 'serviceAddressType',
  },
} as const

/** The customer's address, or the one of the work. */
export function AddressFields({
  part,
  of,
  source,
  onFill,
  onNoPlace,
  children,
}: {
  readonly part: FormPart
  readonly of: keyof typeof kinds
  readonly source: AddressSource
  readonly onFill: (change: AddressChange) => void
  /** The chosen suggestion has no place. */
  readonly onNoPlace: (field: FieldName) => void
  readonly children?: React.ReactNode
}) {
  const kind = kinds[of]
  return (
    <FormSection id={kind.section.id} title={kind.section.title}>
      <div className="field-pairs gap-5">
        <AddressField
          {...bindField(part, kind.street1)}
          className="col-span-full"
          required
          autoComplete={`${kind.autofill} address-line1`}
          maxLength={300}
          placeholder="Search for your street"
          source={source}
          onChoose={({ street1, city, state, zip }) =>
            onFill({
              [kind.street1]: street1,
              [kind.city]: city,
              [kind.state]: state,
              [kind.zip]: zip,
            })
          }
          onNoPlace={() => onNoPlace(kind.street1)}
        />
        <TextField
          {...bindField(part, kind.city)}
          className="max-sm:col-span-full"
          required
          autoComplete={`${kind.autofill} address-level2`}
          {...properName}
        />
        <TextField
          {...bindField(part, kind.state)}
          required
          autoComplete={`${kind.autofill} address-level1`}
          {...properName}
        />
        <DigitsField
          {...bindField(part, kind.zip)}
          required
          type="text"
          inputMode="numeric"
          autoComplete={`${kind.autofill} postal-code`}
          enterKeyHint="next"
          maxLength={5}
          format={formatZip}
        />
        <SelectField
          {...bindField(part, kind.addressType)}
          className="max-sm:col-span-full"
          required
          options={addressTypes}
        />
      </div>
      {children}
    </FormSection>
  )
}
