import {
  data,
  type DataStrategyResult,
  redirect,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
} from 'react-router'
import { expect, test } from 'vitest'
import { failuresIn } from './router-result.ts'

const lost = new TypeError('Failed to fetch')
const broken = new Error('Broken')
const refused = new ErrorResponseImpl(409, 'Conflict', { code: 'other-colleague' })

test.each<[string, DataStrategyResult, object[]]>([
  ['data', { type: 'data', result: 'shown' }, []],
  ['a redirect', { type: 'error', result: redirect('/elsewhere') }, []],
  ['a lost connection', { type: 'error', result: lost }, [{ error: lost, status: undefined }]],
  ['a refusal', { type: 'error', result: refused }, [{ error: refused, status: 409 }]],
  [
    'an action without a connection',
    { type: 'error', result: data(lost, undefined) },
    [{ error: lost, status: undefined }],
  ],
  [
    'an action that broke in the server',
    { type: 'error', result: data(broken, 500) },
    [{ error: broken, status: 500 }],
  ],
])('opens the result of %s', (_, result, failures) => {
  expect(failuresIn({ page: result })).toEqual(
    failures.map((failure) => ({ routeId: 'page', ...failure })),
  )
})
