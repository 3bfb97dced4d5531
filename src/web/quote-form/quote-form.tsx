import { Suspense } from 'react'
import { addressWithoutPlaceMessage } from '#domain/quote-requests/check-quote.ts'
import type { CalculatorContent } from '#web/calculator/content.ts'
import { CheckTile } from '#web/ui/field-check.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { OptionalParts } from './optional-parts.tsx'
import { AddressFields } from './address-fields.tsx'
import { AskedNote, LazyQuantities } from './asked-note.tsx'
import { bindField } from './bind-field.ts'
import { ContactFields } from './contact-fields.tsx'
import { focusField, focusNext } from './form-elements.ts'
import { FormSection } from './form-section.tsx'
import { MaterialChoice } from './material-choice.tsx'
import type { AddressChange, TextField } from './quote-form-state.ts'
import { QuoteResult } from './quote-result.tsx'
import { quoteSections } from './quote-sections.ts'
import { ServiceChoice } from './service-choice.tsx'
import { SubmitPart } from './submit-part.tsx'
import { HoneypotField } from './honeypot-field.tsx'
import type { useQuoteForm } from './use-quote-form.ts'

/** The whole form of a quote request on its card. */
export function QuoteForm({
  quote,
  consent,
  calculator,
}: {
  readonly quote: ReturnType<typeof useQuoteForm>
  /** The sentence that a visitor agrees to by sending. */
  readonly consent: string
  readonly calculator: CalculatorContent
}) {
  const { form, fieldErrors, services, isHydrated, formElement, type, leave, dispatch } = quote
  const { draft, phase, flash } = form
  const part = { draft, fieldErrors, type, leave }
  const address = {
    part,
    source: quote.addressSource,
    onFill: (change: AddressChange) => dispatch({ do: 'fill-address', change }),
    onNoPlace: (field: TextField) =>
      dispatch({ do: 'set-error', field, message: addressWithoutPlaceMessage }),
  }
  const catalog = services.is === 'loaded' ? services.catalog : []
  const isSending = phase.is === 'sending'

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys come from the fields inside */}
      <form
        ref={formElement}
        noValidate
        aria-labelledby="quote-title"
        onSubmit={(event) => {
          event.preventDefault()
          void quote.submit()
        }}
        onKeyDown={nextOnPhones}
        className="overflow-clip rounded-card border border-hairline bg-white shadow-soft"
      >
        <div className="px-5 pt-7 pb-1 sm:px-8 sm:pt-9 lg:px-10">
          <h2 id="quote-title" tabIndex={-1} className="text-part focus:outline-none">
            New Request
          </h2>
          <p className="mt-2 text-sm text-bark-soft">
            Fields marked <span className="font-semibold text-clay">*</span> are required.
          </p>
          <AskedNote estimates={draft.estimates} catalog={catalog} />
        </div>
        <div inert={isSending}>
          <ContactFields part={part} />
          <AddressFields {...address} of="own">
            <CheckTile
              name="sameAddress"
              label="Service address is the same as above address"
              checked={draft.sameAddress}
              onChange={(same) => dispatch({ do: 'same-address', same })}
              className="mt-6 bg-paper/70"
            />
          </AddressFields>
          {draft.sameAddress ? null : <AddressFields {...address} of="service" />}
          <FormSection id={quoteSections.project.id} title={quoteSections.project.title}>
            <TextAreaField
              {...bindField(part, 'projectDetails')}
              required
              limit={500}
              className="mb-7"
              placeholder="What would you like done, how big is the area, and when should it be ready?"
            />
            <ServiceChoice
              services={services}
              ticked={draft.interestOptions}
              error={fieldErrors.interestOptions}
              onToggle={(id) => dispatch({ do: 'toggle-service', id, catalog })}
              onTryAgain={quote.tryAgain}
            />
            <MaterialChoice
              services={catalog.filter(
                ({ id, materials }) => draft.interestOptions.includes(id) && materials.length > 0,
              )}
              ticked={draft.materialOptions}
              error={fieldErrors.materialOptions}
              flash={flash}
              onToggle={(id) => dispatch({ do: 'toggle-material', id })}
            >
              {draft.materialOptions.length === 0 ? null : (
                <Suspense>
                  <LazyQuantities {...{ draft, catalog, calculator, dispatch }} />
                </Suspense>
              )}
            </MaterialChoice>
          </FormSection>
          <FormSection id={quoteSections.notes.id} title={quoteSections.notes.title}>
            <TextAreaField
              {...bindField(part, 'additionalNotes')}
              labelHidden
              limit={500}
              placeholder="Gate codes, pets, slopes, parking for a truck, best time to call"
            />
          </FormSection>
          <OptionalParts
            parts={quote.parts}
            draft={draft}
            disabled={isSending || !isHydrated}
            onLoad={quote.setParts}
            onQueue={quote.setQueue}
            onEdit={(edit) => dispatch({ do: 'edit', edit })}
          />
        </div>
        <SubmitPart
          consent={consent}
          fieldErrors={fieldErrors}
          wasTried={form.wasTried}
          isSending={isSending}
          isHydrated={isHydrated}
          onGoTo={(field) => focusField(formElement.current, field)}
        />
        {/* Fixed by the form's contract (sic); the requests carry values of their own. */}
        <input type="hidden" name="source" value="Social Media" />
        <input type="hidden" name="channelType" value="website" />
        <input type="hidden" name="static" value="true" />
        <HoneypotField />
      </form>
      <QuoteResult
        phase={phase}
        photographs={
          quote.parts === null || quote.queue === null ? null : (
            <quote.parts.PhotographsSent queue={quote.queue} />
          )
        }
        onClose={quote.close}
      />
    </>
  )
}

/** A phone's Enter key is labeled Next, so it must not send a half-filled form. */
function nextOnPhones(event: React.KeyboardEvent<HTMLFormElement>): void {
  const { target } = event
  if (event.key !== 'Enter' || event.defaultPrevented) return
  if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return
  if (!window.matchMedia('(pointer: coarse)').matches) return
  event.preventDefault()
  focusNext(event.currentTarget, target)
}
