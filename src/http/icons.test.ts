import { expect, test } from 'vitest'
import { signPath, type CompanySign, type SignKind } from '#domain/site/icons.ts'
import { iconRoutes } from './icons.ts'

test('the logo in emails may be shown by other sites, the icons of pages by ours alone', async () => {
  const sign: CompanySign = { is: 'logo', fileId: '0'.repeat(32) }
  const bytes = async () => new Uint8Array(1)
  const routes = iconRoutes({
    makeIcon: bytes,
    makeInitials: bytes,
    makeLogo: bytes,
    sign: () => ({ sign, main: '#1f3b2c', ground: '#ffffff' }),
    files: { read: bytes, put: async () => {} },
  })
  const policyOf = async (kind: SignKind) => {
    const answer = await routes.request(signPath(sign, '#1f3b2c', kind))
    expect(answer.status).toBe(200)
    return answer.headers.get('Cross-Origin-Resource-Policy')
  }
  expect(await policyOf('email')).toBe('cross-origin')
  expect(await policyOf('180')).toBeNull()
})
