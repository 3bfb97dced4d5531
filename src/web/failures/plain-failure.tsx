/** Shown where even the public frame could not be rendered, or a page refuses a form. */
export function PlainFailure() {
  return (
    <main className="p-10">
      <h1 className="text-title">Something went wrong</h1>
      <p className="mt-4">This page could not be shown. Try again in a minute.</p>
    </main>
  )
}
