/** Whether a server answers at the address, and well. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Resolves as soon as the address answers; rejects if the process behind it ends first, or after
 * three minutes, since a busy machine starts a server slowly. Each try costs a millisecond of the
 * processor that the server starts on, so there are few unless its start is measured.
 */
export async function untilItAnswers(
  url: string,
  ended?: Promise<unknown>,
  everyMs = 50,
): Promise<void> {
  const until = Date.now() + 180_000
  let hasEnded = false
  void ended?.then(() => (hasEnded = true))
  while (!(await answers(url))) {
    if (hasEnded || Date.now() > until) throw new Error(`${url} did not answer`)
    await new Promise((wait) => setTimeout(wait, everyMs))
  }
}
