import type { CharacterRule } from '#domain/fields.ts'
import {
  checkQuote,
  quoteFields,
  type QuoteFieldErrors,
  type QuoteField,
} from '#domain/quote-requests/check-quote.ts'
import { reachText } from '#domain/quote-requests/preferences.ts'
import {
  emptyQuote,
  dropUnoffered,
  setSameAddress,
  toggleMaterial,
  toggleService,
  type CatalogService,
  type QuoteDraft,
} from '#domain/quote-requests/quote-draft.ts'

/** Whether the form is being filled, sent, or shows how sending went. */
export type Phase =
  | { readonly is: 'editing' }
  | { readonly is: 'refused' }
  | { readonly is: 'sending' }
  /** `reach` is the visitor's preferred way of contact. */
  | { readonly is: 'sent'; readonly reach: string }
  | { readonly is: 'failed'; readonly message: string }

export interface QuoteForm {
  readonly draft: QuoteDraft
  /** Names this filled form to the server; null until it is first sent. */
  readonly key: string | null
  /** The fields whose errors are shown: left once, or all after a try to send. */
  readonly touched: ReadonlySet<QuoteField>
  /** The visitor has tried to send it, and it is not sent yet. */
  readonly wasTried: boolean
  /** Errors from outside the form's own rules; gone when the field changes. */
  readonly serverErrors: QuoteFieldErrors
  readonly phase: Phase
  /** The last tick that brought materials; `count` makes two ticks of one service differ. */
  readonly flash: { readonly count: number; readonly service: string }
}

/** A field that a visitor types into or picks one value for. */
export type TextField = Exclude<QuoteField, 'interestOptions' | 'materialOptions'>

/** All errors, from top to bottom. */
export const textFields: readonly TextField[] = quoteFields.filter(
  (field) => field !== 'interestOptions' && field !== 'materialOptions',
)

/** The fields of an address, as a chosen suggestion fills them. */
export type AddressChange = Partial<Pick<QuoteDraft, TextField>>

export type QuoteAction =
  | { readonly do: 'type'; readonly field: TextField; readonly text: string }
  | { readonly do: 'leave'; readonly field: QuoteField }
  | { readonly do: 'fill-address'; readonly change: AddressChange }
  | { readonly do: 'set-error'; readonly field: QuoteField; readonly message: string }
  | { readonly do: 'same-address'; readonly same: boolean }
  | { readonly do: 'toggle-service'; readonly id: string; readonly catalog: Catalog }
  | { readonly do: 'toggle-material'; readonly id: string }
  /** A change by a part that is loaded later than the form. */
  | { readonly do: 'edit'; readonly edit: (draft: QuoteDraft) => QuoteDraft }
  | { readonly do: 'offer'; readonly catalog: Catalog; readonly tick: string | undefined }
  | { readonly do: 'restore'; readonly draft: QuoteDraft; readonly key: string | null }
  | {
      readonly do: 'submit'
      readonly rule: CharacterRule
      readonly key: string
      /** Null until the services are loaded: none can be chosen before. */
      readonly catalog: Catalog | null
    }
  | { readonly do: 'succeed' }
  | {
      readonly do: 'fail'
      readonly message: string
      readonly serverErrors: QuoteFieldErrors
      readonly spent: boolean
    }
  | { readonly do: 'close' }

type Catalog = readonly CatalogService[]

/** The form before anything is typed. */
export const newQuoteForm: QuoteForm = {
  draft: emptyQuote,
  key: null,
  touched: new Set(),
  wasTried: false,
  serverErrors: {},
  phase: { is: 'editing' },
  flash: { count: 0, service: '' },
}

export function quoteFormReducer(form: QuoteForm, action: QuoteAction): QuoteForm {
  switch (action.do) {
    case 'type':
      return afterTyping(form, action.field, action.text)
    case 'leave':
      // Passing through an empty field with the keyboard is no mistake yet.
      return form.draft[action.field].length === 0 ? form : touch(form, [action.field])
    case 'fill-address': {
      const fields = quoteFields.filter((field) => field in action.change)
      return {
        ...touch(form, fields),
        draft: { ...form.draft, ...action.change },
        serverErrors: without(form.serverErrors, fields),
      }
    }
    case 'set-error':
      return {
        ...touch(form, [action.field]),
        serverErrors: { ...form.serverErrors, [action.field]: action.message },
      }
    case 'same-address':
      return afterSameAddress(form, action.same)
    case 'toggle-service':
      return afterServiceToggle(form, action.id, action.catalog)
    case 'toggle-material':
      return { ...form, draft: toggleMaterial(form.draft, action.id) }
    case 'edit':
      return {
        ...form,
        draft: action.edit(form.draft),
        serverErrors: without(form.serverErrors, ['interestOptions', 'materialOptions']),
      }
    case 'offer': {
      const draft = dropUnoffered(form.draft, action.catalog)
      const { tick } = action
      return {
        ...form,
        serverErrors: without(form.serverErrors, ['interestOptions', 'materialOptions']),
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
      return {
        ...newQuoteForm,
        flash: form.flash,
        phase: { is: 'sent', reach: reachIn(form.draft) },
      }
    case 'fail':
      return {
        ...form,
        key: action.spent ? null : form.key,
        serverErrors: action.serverErrors,
        phase: { is: 'failed', message: action.message },
      }
    case 'close':
      return { ...form, phase: { is: 'editing' } }
  }
}

/** The sentence under each field that shows one. */
export function shownErrors(form: QuoteForm, rule: CharacterRule): QuoteFieldErrors {
  const errors = { ...checkQuote(form.draft, rule), ...form.serverErrors }
  return without(
    errors,
    quoteFields.filter((field) => !form.touched.has(field)),
  )
}

function afterSubmit(
  form: QuoteForm,
  { rule, key, catalog }: QuoteAction & { do: 'submit' },
): QuoteForm {
  const interestOptions = catalog === null ? [] : form.draft.interestOptions
  const fieldErrors = checkQuote({ ...form.draft, interestOptions }, rule)
  const tried = { ...touch(form, quoteFields), wasTried: true }
  return Object.keys(fieldErrors).length > 0
    ? { ...tried, serverErrors: fieldErrors, phase: { is: 'refused' } }
    : { ...tried, serverErrors: {}, key, phase: { is: 'sending' } }
}

function afterTyping(form: QuoteForm, field: TextField, text: string): QuoteForm {
  const typed = {
    ...form,
    draft: { ...form.draft, [field]: text },
    serverErrors: without(form.serverErrors, [field]),
  }
  // An emptied field shows its error at once, a half-typed one does not.
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
    serverErrors: without(form.serverErrors, fields),
  }
}

function afterServiceToggle(form: QuoteForm, id: string, catalog: Catalog): QuoteForm {
  const toggled = {
    ...touch(form, ['interestOptions']),
    draft: toggleService(form.draft, id, catalog),
    serverErrors: without(form.serverErrors, ['interestOptions', 'materialOptions']),
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

/** A phone number stays on one line. */
const reachIn = ({ preferences, phone }: QuoteDraft) =>
  reachText(preferences, phone.replace(' ', '\u00A0'))

function touch(form: QuoteForm, fields: readonly QuoteField[]): QuoteForm {
  return { ...form, touched: new Set([...form.touched, ...fields]) }
}

function without(fieldErrors: QuoteFieldErrors, fields: readonly QuoteField[]): QuoteFieldErrors {
  const others = { ...fieldErrors }
  for (const field of fields) delete others[field]
  return others
}
