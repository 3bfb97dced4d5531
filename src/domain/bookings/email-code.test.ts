import { describe, expect, test } from 'vitest'
import { minute } from '#domain/time.ts'
import { checkCode, checkEmailForCode, codeFrom, tryCode, type CodeState } from './email-code.ts'
import { emailKey } from '#domain/fields.ts'
import { err, ok } from '#domain/result.ts'
import { refusalMessage } from './refusals.ts'

const now = 1_800_000_000_000
const fresh: CodeState = { issuedAt: now, wrongTries: 0, isSpent: false }

describe('asking for a code', () => {
  test('needs an e-mail address', () => {
    expect(checkEmailForCode(' zoe@example.org ')).toEqual(ok('zoe@example.org'))
    expect(checkEmailForCode('zoe@')).toEqual(
      err('Invalid Email: zoe@. Please enter a valid email address.'),
    )
  })

  test('an address is the same in any case', () => {
    expect(emailKey(' Zoe@Example.ORG')).toBe(emailKey('zoe@example.org'))
  })
})

describe('entering the code', () => {
  test('it is exactly six digits, zeros in front included', () => {
    expect(codeFrom(42)).toBe('000042')
    expect(checkCode(' 000042 ')).toEqual(ok('000042'))
    for (const text of ['', '12345', '1234567', '12345a', '12 345', '１２３４５６']) {
      expect(checkCode(text)).toEqual(err('OTP must be exactly 6 digits.'))
    }
  })

  test('it works once, for twenty minutes', () => {
    expect(tryCode(fresh, true, now + 20 * minute - 1).result.ok).toBe(true)
    expect(tryCode(fresh, true, now + 20 * minute).result).toEqual(err({ code: 'code-expired' }))
    const used = tryCode(fresh, true, now)
    expect(used.result).toEqual(ok(true))
    expect(tryCode(used.code, true, now).result).toEqual(err({ code: 'code-spent' }))
  })

  test('five wrong tries end it, and then even the right code is refused', () => {
    let code = fresh
    const messages = [1, 2, 3, 4, 5, 6].map(() => {
      const { code: after, result } = tryCode(code, false, now)
      code = after
      return result.ok ? '' : refusalMessage(result.error)
    })
    expect(messages).toEqual([
      'Invalid OTP! 4 tries left.',
      'Invalid OTP! 3 tries left.',
      'Invalid OTP! 2 tries left.',
      'Invalid OTP! 1 try left.',
      'Invalid OTP! No tries left. Please request a new OTP.',
      'Please request a new OTP.',
    ])
    expect(tryCode(code, true, now).result.ok).toBe(false)
    expect(code.wrongTries).toBe(5)
  })
})
