import { createContext, useState } from 'react'
import { CredentialDialog } from './credential-dialog.tsx'

interface Prompt {
  readonly onConfirmed: () => void
  readonly onClose: () => void
}

/** Opens the dialog of the desk's layout that asks who is there; null closes it. */
export const CredentialPromptContext = createContext<(prompt: Prompt | null) => void>(() => {
  throw new Error('There is no credential prompt around this component')
})

export function CredentialPrompt({ children }: { readonly children: React.ReactNode }) {
  const [prompt, setPrompt] = useState<Prompt | null>(null)
  return (
    <CredentialPromptContext value={setPrompt}>
      {children}
      {prompt === null ? null : <CredentialDialog purpose="step-up" {...prompt} />}
    </CredentialPromptContext>
  )
}
