import { useState } from 'react'
import { Button, type ButtonVariant } from './button.tsx'

/** Copies a text to the clipboard; if the browser refuses, shows it to be selected. */
export function CopyButton({
  text,
  children,
  variant,
  label,
}: {
  readonly text: string
  readonly children: string
  readonly variant?: ButtonVariant
  /** Accessible name, where the visible label does not say what is copied. */
  readonly label?: string
}) {
  const [last, setLast] = useState<{ readonly text: string; readonly isCopied: boolean }>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setLast({ text, isCopied: true })
    } catch {
      setLast({ text, isCopied: false })
    }
  }
  const ofThis = last?.text === text ? last : undefined
  const isCopied = ofThis?.isCopied === true
  return (
    <>
      <Button
        variant={variant}
        aria-label={isCopied ? undefined : label}
        onClick={() => void copy()}
      >
        {isCopied ? 'Copied' : children}
      </Button>
      <output className={`text-second break-all text-bark-soft ${isCopied ? 'sr-only' : ''}`}>
        {isCopied ? 'Copied' : ofThis?.text}
      </output>
    </>
  )
}
