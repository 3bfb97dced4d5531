import * as z from 'zod/mini'
import { challengeLifetime } from '#domain/desk/sign-in-code.ts'
import { parsedJson } from '#domain/text.ts'
import type { PasskeyKey, Passkeys } from '#ports/passkeys.ts'

const credential = { id: z.string(), rawId: z.string(), type: z.literal('public-key') }

/** The fields of browser responses that are used. */
const created = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z._default(z.array(z.string()), []),
  }),
})
const signed = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
  }),
})
const answered = z.object({ id: z.string(), response: z.object({ clientDataJSON: z.string() }) })
const clientData = z.object({ challenge: z.string() })

/**
 * With certificate parsers and the like it is larger than the rest of the server, so it is loaded
 * for the desk only.
 */
const library = () => import('@simplewebauthn/server')

/** Ed25519, ECDSA on P-256 and RSA (COSE numbers), which authenticators support. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Null unless the text is JSON with these fields. */
const read = <T extends z.ZodMiniType>(text: string, schema: T): z.infer<T> | null =>
  schema.safeParse(parsedJson(text)).data ?? null

/** Passkeys work only on the site's own origin and host. */
export function webAuthnPasskeys(publicUrl: string, siteName: () => string): Passkeys {
  const rpID = new URL(publicUrl).hostname
  const expected = { expectedOrigin: publicUrl, expectedRPID: rpID, requireUserVerification: true }
  const timeout = challengeLifetime
  return {
    async creationOptions(member, existing, challenge) {
      const { generateRegistrationOptions } = await library()
      return generateRegistrationOptions({
        rpName: siteName(),
        rpID,
        userName: member.email,
        userDisplayName: member.name,
        userID: new TextEncoder().encode(member.id),
        challenge: Buffer.from(challenge, 'base64url'),
        timeout,
        supportedAlgorithmIDs,
        excludeCredentials: existing.map(referenceTo),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    async requestOptions(challenge, allowed) {
      const { generateAuthenticationOptions } = await library()
      return generateAuthenticationOptions({
        rpID,
        challenge: Buffer.from(challenge, 'base64url'),
        timeout,
        userVerification: 'required',
        allowCredentials: allowed.map(referenceTo),
      })
    },

    read(answer) {
      const found = read(answer, answered)
      if (found === null) return null
      const data = Buffer.from(found.response.clientDataJSON, 'base64url').toString('utf8')
      const challenge = read(data, clientData)?.challenge
      return challenge === undefined ? null : { challenge, credentialId: found.id }
    },

    async verifyCreation(answer, expectedChallenge) {
      const response = read(answer, created)
      if (response === null) return null
      const { verifyRegistrationResponse } = await library()
      const { registrationInfo } = await verified(
        verifyRegistrationResponse({
          ...expected,
          response: { ...response, clientExtensionResults: {} },
          expectedChallenge,
          supportedAlgorithmIDs,
        }),
      )
      if (registrationInfo === undefined) return null
      const { id, publicKey, counter } = registrationInfo.credential
      return {
        id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: response.response.transports,
      }
    },

    async verifyRequest(answer, expectedChallenge, key) {
      const response = read(answer, signed)
      if (response === null) return null
      const { verifyAuthenticationResponse } = await library()
      const { verified: isRight, authenticationInfo } = await verified(
        verifyAuthenticationResponse({
          ...expected,
          response: { ...response, clientExtensionResults: {} },
          expectedChallenge,
          credential: {
            ...referenceTo(key),
            publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
            counter: key.counter,
          },
        }),
      )
      return isRight === true && authenticationInfo !== undefined
        ? authenticationInfo.newCounter
        : null
    },
  }
}

/** The id of a key, and how a browser reaches it. */
const referenceTo = ({ id, transports }: PasskeyKey) => ({ id, transports: [...transports] })

/** The library throws for responses that do not verify, which is a refusal here. */
async function verified<T extends object>(checking: Promise<T>): Promise<Partial<T>> {
  try {
    return await checking
  } catch {
    return {}
  }
}
