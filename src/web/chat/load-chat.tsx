import * as z from 'zod/mini'
import type { ChatBook } from '#domain/chat/book.ts'
import { fetchJson } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { ChatPanel } from './chat-panel.tsx'

const detail = z.object({ label: z.string(), value: z.string(), href: z.nullable(z.string()) })

const answer = z.object({
  id: z.string(),
  // A tab may be older than the server, and meet a kind or an effect that it does not know.
  // oxlint-disable-next-line promise/valid-params -- not of a promise
  kind: z.catch(z.enum(['event', 'business', 'topic', 'courtesy']), 'topic'),
  text: z.array(z.string()),
  details: z.exactOptional(z.array(detail)),
  link: z.exactOptional(z.object({ label: z.string(), href: z.string() })),
  next: z.array(z.string()),
  title: z.exactOptional(z.string()),
  strong: z.array(z.string()),
  weak: z.array(z.string()),
})

const reply = z.object({
  label: z.string(),
  // oxlint-disable-next-line promise/valid-params -- not of a promise
  does: z.catch(
    z.discriminatedUnion('is', [
      z.object({ is: z.literal('answer'), answer: z.string() }),
      z.object({ is: z.literal('menu') }),
      z.object({ is: z.literal('reset') }),
    ]),
    { is: 'menu' },
  ),
})

const chatBook = z.object({
  answers: z.array(answer),
  replies: z.array(reply),
  greeting: z.string(),
  menu: z.string(),
  unknown: z.string(),
})

/** The assistant with its answers. Rejects where they cannot be loaded. */
export async function loadChat(): Promise<React.ComponentType<{ readonly onClose: () => void }>> {
  const loaded = await fetchJson({ path: paths.chatBook, answer: chatBook })
  if (!loaded.ok) throw new Error('The chat book did not load')
  const book: ChatBook = loaded.value
  return ({ onClose }) => <ChatPanel book={book} onClose={onClose} />
}
