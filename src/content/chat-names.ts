import type { CollectionEdits } from '#domain/site/documents.ts'
import { partOf, textOf } from '#domain/site/document-part.ts'
import type { ServiceDocument } from '#domain/site/service.ts'
import { fixedReplies } from './chat-answers.ts'
import { chatServices } from './chat-services.ts'

/** Why a service, finished or not, cannot have its button in the chat; null if it can. */
export function chatNameRefusal(
  services: CollectionEdits<ServiceDocument>,
  slug: string,
  service: unknown,
): string | null {
  const name = textOf(partOf(service, 'chat'), 'name')?.trim().toLowerCase()
  const others = [
    ...fixedReplies.map(({ label }) => label),
    ...chatServices.filter((each) => each.slug !== slug).map((each) => each.name),
    ...[...services.bySlug].filter(([each]) => each !== slug).map(([, { chat }]) => chat.name),
  ]
  const isTaken = others.some((other) => other.toLowerCase() === name)
  return isTaken ? 'The chat has a button of this name already. Choose another.' : null
}
