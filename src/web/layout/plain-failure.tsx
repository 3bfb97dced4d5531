/** Where even the frame of the pages could not be made, or a page was sent a form it does not take. */
export function PlainFailure() {
  return (
    <main className="p-10">
      <h1 className="text-title">Something went wrong</h1>
      <p className="mt-4">This page could not be shown. Try again in a minute.</p>
    </main>
  )
}
