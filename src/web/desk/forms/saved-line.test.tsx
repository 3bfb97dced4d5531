import { expect, test } from 'vitest'
import { markupOf } from '#support/markup.ts'
import { AnswerLine, SavedLine } from './saved-line.tsx'

const answer = { is: 'saved', message: 'Sent at 9:41', undo: '{}' } as const

function Lines({ isBusy, sends }: { readonly isBusy: boolean; readonly sends: boolean }) {
  return (
    <>
      <SavedLine answer={answer} action="/" isBusy={isBusy} sends={sends} />
      <AnswerLine answer={answer} isBusy={isBusy} sends={sends} />
    </>
  )
}

/** The texts of both lines. */
function said(isBusy: boolean, sends: boolean): readonly (string | undefined)[] {
  const markup = markupOf(<Lines isBusy={isBusy} sends={sends} />)
  return [...markup.matchAll(/<output[^>]*>([^<]*)/g)].map(([, text]) => text)
}

test('an email on its way is being sent, and anything else is being saved', () => {
  expect(said(true, true)).toEqual(['Sending…', 'Sending…'])
  expect(said(true, false)).toEqual(['Saving…', 'Saving…'])
  expect(said(false, true)).toEqual(['Sent at 9:41', 'Sent at 9:41'])
})
