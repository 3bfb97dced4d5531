import { toast, Toaster } from 'react-hot-toast'

/** Short notices, where the open window can show and speak them. Errors stay 4 s, successes 2 s. */
export function Toasts() {
  return (
    <Toaster
      position="top-center"
      toastOptions={{
        duration: 4000,
        success: { duration: 2000, iconTheme: { primary: '#4f6f3a', secondary: '#fff' } },
        error: { duration: 4000, iconTheme: { primary: '#b4531f', secondary: '#fff' } },
        style: { color: '#3a3128', fontWeight: 500, maxWidth: '32rem' },
      }}
    />
  )
}

/** A notice that is still there when its window closes is not kept for the next one. */
export function forgetToasts(): void {
  toast.remove()
}

export function tellSuccess(words: string): void {
  toast.success(words)
}

/** The same sentence again replaces itself. */
export function tellError(words: string): void {
  toast.error(words, { id: words })
}
