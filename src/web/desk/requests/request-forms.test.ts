import { expect, test } from 'vitest'
import { replyForm } from './request-forms.ts'

test('a reply with a greeting alone is refused', () => {
  const typed = (text: string) =>
    replyForm.safeParse({ intent: 'reply', subject: 'Hi', text }).error?.issues[0]?.message
  expect(typed('Hi Rosa,\n\n')).toBe('Write something first.')
  expect(typed('Hi Rosa,\n\nMonday suits us.')).toBeUndefined()
  expect(typed('Monday, then.')).toBeUndefined()
})
