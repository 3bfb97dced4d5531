import { toast, Toaster } from 'react-hot-toast'

/**
 * Short notices, where the uppermost window can show and speak them. Successes stay 2 s, errors
 * and plain ones 4 s, and what is loading until it is done.
 */
export function Toasts() {
  return (
    <Toaster
      position="top-center"
      toastOptions={{
        duration: 4000,
        loading: { duration: Infinity },
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
