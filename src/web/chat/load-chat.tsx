import { chatBook } from '#domain/chat/book.ts'
import { fetchJson } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { ChatPanel } from './chat-panel.tsx'

/** The assistant with its answers. Rejects where they cannot be loaded. */
export async function loadChat(): Promise<React.ComponentType<{ readonly onClose: () => void }>> {
  const loaded = await fetchJson({ path: paths.chatBook, answer: chatBook })
  if (!loaded.ok) throw new Error('The chat book did not load')
  const book = loaded.value
  return ({ onClose }) => <ChatPanel book={book} onClose={onClose} />
}
