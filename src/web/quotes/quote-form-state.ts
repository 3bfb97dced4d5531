import type { CharacterRule } from '#domain/fields.ts'
import {
  checkQuote,
  checkQuoteField,
  quoteFields,
  type QuoteFieldErrors,
  type QuoteField,
} from '#domain/quotes/check-quote.ts'
import {
  changeDraft,
  emptyQuote,
  keepOffered,
  setSameAddress,
  toggleMaterial,
  toggleService,
  type CatalogService,
  type QuoteDraft,
} from '#domain/quotes/quote-draft.ts'

/** What the form is about: being filled, under way, or telling how it went. */
export type Phase =
  | { readonly is: 'editing' }
  | { readonly is: 'refused' }
  | { readonly is: 'sending' }
  /** `phone` is where the visitor awaits a call. */
  | { readonly is: 'sent'; readonly phone: string }
  | { readonly is: 'failed'; readonly message: string }

/** The quote form of one visitor. */
export interface QuoteForm {
  readonly draft: QuoteDraft
  /** Names this filled form to the server; null until it is first sent. */
  readonly key: string | null
  /** The fields whose faults are shown: left once, or all after a try to send. */
  readonly touched: ReadonlySet<QuoteField>
  /** The visitor has tried to send it, and it is not sent yet. */
  readonly tried: boolean
  /** What others than the form's own rules say of a field; gone when the field changes. */
  readonly told: QuoteFieldErrors
  readonly phase: Phase
  /** The last tick that brought materials; `count` makes two ticks of one service differ. */
  readonly flash: { readonly count: number; readonly service: string }
}

/** A field that a visitor types into or picks one value for. */
export type TextField = Exclude<QuoteField, 'interestOptions' | 'materialOptions'>

/** All of them, from top to bottom. */
export const textFields: readonly TextField[] = quoteFields.filter(
  (field) => field !== 'interestOptions' && field !== 'materialOptions',
)

/** The fields of an address, as a chosen suggestion fills them. */
export type AddressChange = Partial<Pick<QuoteDraft, TextField>>

export type QuoteAction =
  | { readonly do: 'type'; readonly field: TextField; readonly text: string }
  | { readonly do: 'leave'; readonly field: QuoteField }
  | { readonly do: 'fill-address'; readonly change: AddressChange }
  | { readonly do: 'tell'; readonly field: QuoteField; readonly message: string }
  | { readonly do: 'same-address'; readonly same: boolean }
  | { readonly do: 'toggle-service'; readonly id: string; readonly catalog: Catalog }
  | { readonly do: 'toggle-material'; readonly id: string }
  | { readonly do: 'offer'; readonly catalog: Catalog; readonly tick: string | undefined }
  | { readonly do: 'restore'; readonly draft: QuoteDraft; readonly key: string | null }
  | {
      readonly do: 'submit'
      readonly rule: CharacterRule
      readonly key: string
      /** Null while the services have not come: then none can be asked for. */
      readonly catalog: Catalog | null
    }
  | { readonly do: 'succeed' }
  | {
      readonly do: 'fail'
      readonly message: string
      readonly told: QuoteFieldErrors
      readonly spent: boolean
    }
  | { readonly do: 'close' }

type Catalog = readonly CatalogService[]

/** The form before anything is typed. */
export const newQuoteForm: QuoteForm = {
  draft: emptyQuote,
  key: null,
  touched: new Set(),
  tried: false,
  told: {},
  phase: { is: 'editing' },
  flash: { count: 0, service: '' },
}

/** The form after one thing has happened. */
export function quoteFormAfter(form: QuoteForm, action: QuoteAction): QuoteForm {
  switch (action.do) {
    case 'type':
      return afterTyping(form, action.field, action.text)
    case 'leave':
      return isUntouchedField(form.draft, action.field) ? form : touch(form, [action.field])
    case 'fill-address': {
      const fields = quoteFields.filter((field) => field in action.change)
      return {
        ...touch(form, fields),
        draft: changeDraft(form.draft, action.change),
        told: without(form.told, fields),
      }
    }
    case 'tell':
      return {
        ...touch(form, [action.field]),
        told: { ...form.told, [action.field]: action.message },
      }
    case 'same-address':
      return afterSameAddress(form, action.same)
    case 'toggle-service':
      return afterServiceToggle(form, action.id, action.catalog)
    case 'toggle-material':
      return { ...form, draft: toggleMaterial(form.draft, action.id) }
    case 'offer': {
      const draft = keepOffered(form.draft, action.catalog)
      const { tick } = action
      return {
        ...form,
        told: without(form.told, ['interestOptions', 'materialOptions']),
        draft:
          tick === undefined || draft.interestOptions.includes(tick)
            ? draft
            : toggleService(draft, tick, action.catalog),
      }
    }
    case 'restore':
      return { ...form, draft: action.draft, key: action.key }
    case 'submit':
      return afterSubmit(form, action)
    case 'succeed':
      return { ...newQuoteForm, flash: form.flash, phase: { is: 'sent', phone: form.draft.phone } }
    case 'fail':
      return {
        ...form,
        key: action.spent ? null : form.key,
        told: action.told,
        phase: { is: 'failed', message: action.message },
      }
    case 'close':
      return { ...form, phase: { is: 'editing' } }
  }
}

/** The sentence under each field that shows one. */
export function shownFaults(form: QuoteForm, rule: CharacterRule): QuoteFieldErrors {
  const shown: Partial<Record<QuoteField, string>> = {}
  for (const field of quoteFields) {
    if (!form.touched.has(field)) continue
    const message = form.told[field] ?? checkQuoteField(field, form.draft, rule)
    if (message !== undefined) shown[field] = message
  }
  return shown
}

function afterSubmit(
  form: QuoteForm,
  { rule, key, catalog }: QuoteAction & { do: 'submit' },
): QuoteForm {
  const interestOptions = catalog === null ? [] : form.draft.interestOptions
  const faults = checkQuote({ ...form.draft, interestOptions }, rule)
  const tried = { ...touch(form, quoteFields), tried: true }
  return Object.keys(faults).length > 0
    ? { ...tried, told: faults, phase: { is: 'refused' } }
    : { ...tried, told: {}, key, phase: { is: 'sending' } }
}

function afterTyping(form: QuoteForm, field: TextField, text: string): QuoteForm {
  const typed = {
    ...form,
    draft: changeDraft(form.draft, { [field]: text }),
    told: without(form.told, [field]),
  }
  // What a visitor has just emptied is missed at once; what is half typed is not.
  return text === '' ? touch(typed, [field]) : typed
}

function afterSameAddress(form: QuoteForm, same: boolean): QuoteForm {
  const fields = quoteFields.filter((field) => field.startsWith('service'))
  const touched = new Set(form.touched)
  for (const field of fields) touched.delete(field)
  return {
    ...form,
    draft: setSameAddress(form.draft, same),
    touched,
    told: without(form.told, fields),
  }
}

function afterServiceToggle(form: QuoteForm, id: string, catalog: Catalog): QuoteForm {
  const toggled = {
    ...touch(form, ['interestOptions']),
    draft: toggleService(form.draft, id, catalog),
    told: without(form.told, ['interestOptions', 'materialOptions']),
  }
  const service = catalog.find((one) => one.id === id)
  const brings =
    service !== undefined &&
    service.materials.length > 0 &&
    toggled.draft.interestOptions.includes(id)
  return brings
    ? { ...toggled, flash: { count: form.flash.count + 1, service: service.name } }
    : toggled
}

/** Passing through an empty field with the keyboard is no mistake yet. */
function isUntouchedField(draft: QuoteDraft, field: QuoteField): boolean {
  return draft[field].length === 0
}

function touch(form: QuoteForm, fields: readonly QuoteField[]): QuoteForm {
  return { ...form, touched: new Set([...form.touched, ...fields]) }
}

function without(faults: QuoteFieldErrors, fields: readonly QuoteField[]): QuoteFieldErrors {
  const kept = { ...faults }
  for (const field of fields) delete kept[field]
  return kept
}
