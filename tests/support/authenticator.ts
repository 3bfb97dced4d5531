import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Fields by which a browser can be made to differ from one at the site. */
export interface Ceremony {
  readonly challenge: string
  readonly origin?: string
  readonly host?: string
  /** Whether the device has verified its user. */
  readonly isVerified?: boolean
  readonly counter?: number
}

type Encodable = Parameters<typeof isoCBOR.encode>[0]

/** A passkey in software: signs challenges like a device, with a browser's JSON. */
export function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )

  const clientData = (type: string, { challenge, origin = 'http://localhost:3000' }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (ceremony: Ceremony, credential: Buffer) => {
    const { host = 'localhost', isVerified = true, counter = 0 } = ceremony
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (credential.length > 0 ? 0x40 : 0)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, credential])
  }
  const answer = (response: Readonly<Record<string, unknown>>) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })

  return {
    id,
    /** The answer to creation options. */
    create(ceremony: Ceremony): string {
      const length = Buffer.from([0, credentialId.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, cose])
      const attestation = isoCBOR.encode(
        new Map<string | number, Encodable>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(ceremony, credential))],
        ]),
      )
      return answer({
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      })
    },
    /** The answer to request options. */
    sign(ceremony: Ceremony): string {
      const data = clientData('webauthn.get', ceremony)
      const signed = authenticatorData(ceremony, Buffer.alloc(0))
      const signature = createSign('sha256')
        .update(Buffer.concat([signed, sha256(data)]))
        .sign(privateKey)
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: signed.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}
