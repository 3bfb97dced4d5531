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

/** Leaves a line in the console, where whoever set the maps key up looks for its faults. */
export function complain(message: string, ...details: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- the specification names these lines (section 7)
  console.error(message, ...details)
}
