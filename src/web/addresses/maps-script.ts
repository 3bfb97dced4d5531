const loads = new Map<string, Promise<void>>()

/** Adds a script to the page, once; a failed one may be tried again. */
export function loadScript(url: string): Promise<void> {
  const known = loads.get(url)
  if (known !== undefined) return known
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loads.delete(url)
      script.remove()
      reject(new Error(`${new URL(url).origin} cannot be reached`))
    })
    document.head.append(script)
  })
  loads.set(url, load)
  return load
}
