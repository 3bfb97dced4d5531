/** One edit of a field that shows digits with marks between them. */
export interface DigitEdit {
  readonly before: string
  /** The text after the edit, not formatted yet. */
  readonly typed: string
  /** The caret in `typed`. */
  readonly caret: number
  /** Which way a key removed something; a removed mark takes the digit beside it along. */
  readonly removed: 'backward' | 'forward' | null
}

/** The text of a digit field after an edit, with the caret behind the same digit as before. */
export function afterDigitEdit(
  { before, typed, caret, removed }: DigitEdit,
  format: (text: string) => string,
): { readonly text: string; readonly caret: number } {
  let digits = onlyDigits(typed)
  let behind = onlyDigits(typed.slice(0, caret)).length
  if (removed !== null && digits === onlyDigits(before)) {
    if (removed === 'backward') behind = Math.max(0, behind - 1)
    digits = digits.slice(0, behind) + digits.slice(behind + 1)
  }
  // A format that drops digits (a country code) drops those before the caret too.
  const text = digits === onlyDigits(typed) ? format(typed) : format(digits)
  const dropped = onlyDigits(typed).endsWith(onlyDigits(text))
    ? digits.length - onlyDigits(text).length
    : 0
  const atEnd = caret === typed.length && removed === null
  return { text, caret: atEnd ? text.length : caretBehind(text, behind - dropped) }
}

/** Position right behind the n-th digit of a text, and behind the marks that open it. */
function caretBehind(text: string, count: number): number {
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (!isDigit(text.charAt(at))) continue
    if (seen === count) return count === 0 ? at : lastDigitEnd(text, at)
    seen += 1
  }
  return text.length
}

function lastDigitEnd(text: string, before: number): number {
  let at = before
  while (at > 0 && !isDigit(text.charAt(at - 1))) at -= 1
  return at
}

const isDigit = (character: string) => character >= '0' && character <= '9'
const onlyDigits = (text: string) => text.replaceAll(/[^0-9]/g, '')
