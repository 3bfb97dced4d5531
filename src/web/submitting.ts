let submissions = 0

/** Whether a submission is on its way. */
export const isSubmitting = (): boolean => submissions > 0

/** Counts a submission until its answer is there and the router has begun to follow it. */
export async function whileSubmitting<T>(submit: () => Promise<T>): Promise<T> {
  submissions += 1
  try {
    return await submit()
  } finally {
    // Reloading the page's data between an answer and its redirect would cancel the redirect.
    setTimeout(() => (submissions -= 1))
  }
}
