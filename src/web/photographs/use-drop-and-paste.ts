import { useEffect, useRef, useState } from 'react'

/** Takes files dropped on an element or pasted on its page; a paste with text is for its field. */
export function useDropAndPaste(onFiles: (files: readonly File[]) => void, isOff: boolean) {
  const [isOver, setIsOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    if (isOff) return
    const paste = (event: ClipboardEvent) => {
      const pasted = event.clipboardData
      if (pasted === null || pasted.files.length === 0) return
      if (pasted.types.includes('text/plain')) return
      event.preventDefault()
      take.current([...pasted.files])
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isOff])
  return {
    isOver: isOver && !isOff,
    dropProps: {
      onDragOver(event: React.DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event: React.DragEvent) {
        // A word may be let go over a field.
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(false)
        if (!isOff) onFiles([...event.dataTransfer.files])
      },
    },
  }
}
