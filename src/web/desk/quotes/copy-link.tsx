import { useState } from 'react'
import { Button } from '#web/desk/button.tsx'

/** Puts a link where it can be pasted from; where the browser does not, it can be selected. */
export function CopyLink({ url }: { readonly url: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setState('copied')
    } catch {
      setState('shown')
    }
  }
  return (
    <>
      <Button onClick={() => void copy()}>Copy the link</Button>
      <output className="text-second break-all text-bark-soft">
        {state === 'copied' ? 'Copied.' : state === 'shown' ? url : null}
      </output>
    </>
  )
}
