/** Screen readers announce the remaining characters from here on. */
const nearMarks = [10, 20, 50]

/** The announcement of a counter: empty until 50 characters are left, then not at every key. */
export function countAnnouncement(length: number, limit: number): string {
  const left = limit - length
  if (left < 0) return `${-left === 1 ? '1 character' : `${-left} characters`} too many`
  if (left === 0) return 'No characters left'
  const mark = nearMarks.find((near) => left <= near)
  return mark === undefined ? '' : `${mark} characters left or fewer`
}
