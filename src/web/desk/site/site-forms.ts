import * as z from 'zod/mini'
import { stateCode } from '#domain/addresses/states.ts'
import { banner } from '#domain/site/banner.ts'
import { companyFacts, isWholeShortName } from '#domain/site/company-facts.ts'
import { siteKinds, type DocumentKind } from '#domain/site/documents.ts'
import { seenField } from '#web/desk/forms/seen-field.tsx'
import { undoForm } from '#web/desk/forms/undo-forms.ts'
import { specialDay } from '#domain/site/special-days.ts'

/** Undoes a publication of one of a page's kinds, as `SavedLine` sends it. */
export const undoPublication = (kinds: readonly DocumentKind[]) =>
  undoForm(
    z.object({
      kind: z.enum(kinds),
      revision: z.int().check(z.minimum(1)),
      /** Former target of the redirect that the change removed. */
      ledTo: z.optional(z.nullable(z.string())),
    }),
  )

export const dayForm = z.safeExtend(specialDay, { intent: z.literal('add-day') })
export const bannerForm = z.safeExtend(banner, { intent: z.literal('banner'), seen: seenField })
export const companyForm = z
  .safeExtend(companyFacts, { intent: z.literal('company'), seen: seenField })
  .check(
    z.refine(isWholeShortName, {
      error: 'The short name must end with a whole word of the full name.',
      path: ['shortName'],
    }),
    z.refine(({ state }) => stateCode(state) !== null, {
      error: 'This is not the code of a state. Enter two letters, like GA.',
      path: ['state'],
    }),
  )

export const siteForm = z.discriminatedUnion('intent', [
  dayForm,
  z.object({ intent: z.literal('remove-day'), date: z.string() }),
  z.object({ intent: z.literal('close-today') }),
  z.object({
    intent: z.literal('close-on'),
    date: specialDay.shape.date,
    name: specialDay.shape.name,
  }),
  bannerForm,
  companyForm,
  z.object({
    intent: z.literal('restore'),
    kind: z.enum(siteKinds),
    revision: seenField,
    seen: seenField,
  }),
  undoPublication(siteKinds),
])
