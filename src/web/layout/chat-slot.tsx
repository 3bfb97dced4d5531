/** Where the chat assistant floats, above every page. */
export function ChatSlot() {
  return null
}
