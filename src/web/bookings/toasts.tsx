import { toast, Toaster } from 'react-hot-toast'

/** Below the head of a dialog, whose title and Close button stay in sight. */
const belowHead = {
  position: 'sticky',
  inset: '4.5rem auto auto',
  zIndex: 9,
  // As much as the space below the head, which large text makes smaller.
  margin: 'calc(-5 * var(--spacing)) calc(-4 * var(--spacing)) 0',
} as const

/** In the uppermost dialog, which alone shows and speaks them: successes 2 s, the others 4 s. */
export function Toasts({ isBelowHead = false }: { readonly isBelowHead?: boolean }) {
  return (
    <Toaster
      position="top-center"
      containerStyle={isBelowHead ? belowHead : {}}
      toastOptions={{
        duration: 4000,
        loading: { duration: Infinity },
        success: { duration: 2000, iconTheme: { primary: 'var(--color-moss)', secondary: '#fff' } },
        error: { duration: 4000, iconTheme: { primary: '#b4531f', secondary: '#fff' } },
        style: {
          // Forced colors show the edge and drop the shadow.
          border: '1px solid transparent',
          color: '#3a3128',
          fontSize: '0.875rem',
          fontWeight: 500,
          maxWidth: '32rem',
        },
      }}
    />
  )
}

/** Removes visible toasts when a dialog closes, so that the next one does not show them. */
export function forgetToasts(): void {
  toast.remove()
}

export function showSuccess(text: string): void {
  toast.success(text)
}

/** A repeated sentence replaces itself. */
export function showError(text: string): void {
  toast.error(text, { id: text })
}
