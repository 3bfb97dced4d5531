import { useState } from 'react'

/** Sets other states while rendering, once for each new value, where an effect would be late. */
export function useWhenChanged<Value>(value: Value, setOthers: () => void): void {
  const [known, setKnown] = useState(value)
  if (known === value) return
  setKnown(value)
  setOthers()
}
