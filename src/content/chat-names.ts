import type { CollectionEdits } from '#domain/site/documents.ts'
import type { ServiceDocument } from '#domain/site/service.ts'
import { fixedReplies } from './chat-answers.ts'
import { chatServices } from './chat-services.ts'

/** Why a service, shown or hidden, cannot have that button in the chat; null if it can. */
export function chatNameRefusal(
  services: CollectionEdits<ServiceDocument>,
  slug: string,
  name: string,
): string | null {
  const others = [
    ...fixedReplies.map(({ label }) => label),
    ...chatServices.filter((each) => each.slug !== slug).map((each) => each.name),
    ...[...services.bySlug].filter(([each]) => each !== slug).map(([, { chat }]) => chat.name),
  ]
  const isTaken = others.some((other) => other.toLowerCase() === name.trim().toLowerCase())
  return isTaken ? 'The chat has a button of this name already. Choose another.' : null
}
