import { expect, test } from 'vitest'
import { deskCookies } from './cookies.ts'

const token = 'a'.repeat(43)

test('over HTTPS the session is bound to its host and out of reach of scripts', () => {
  const cookies = deskCookies(
    `x=1; __Host-desk=${token}; desk=${'b'.repeat(43)}`,
    'https://a.example',
  )
  expect(cookies.session).toBe(token)
  cookies.setSession(token)
  expect(cookies.changes()).toEqual([
    `__Host-desk=${token}; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ])
})

test('on http://localhost alone the names are plain', () => {
  expect(deskCookies(`desk=${token}`, 'http://localhost:3000').session).toBe(token)
  expect(deskCookies(`desk=${token}`, 'http://192.168.1.2').session).toBeNull()
  expect(deskCookies(`desk=${token}`, 'http://localhost.evil.example').session).toBeNull()
})

test.each([null, '', 'desk', 'desk=', 'desk=<script>', `desk=${token}x`])(
  'a header of %j holds no session',
  (header) => {
    expect(deskCookies(header, 'http://localhost:3000').session).toBeNull()
  },
)

test('the end of a session takes its cookie away', () => {
  const cookies = deskCookies(`desk=${token}`, 'http://localhost:3000')
  cookies.endSession()
  expect(cookies.changes()).toEqual(['desk=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
})
