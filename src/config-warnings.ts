import { isLoopback } from '#domain/loopback.ts'
import type { Config } from './config.ts'

/** Settings that a site for others needs and this one seems to lack; logged at the start. */
export function configWarnings({
  publicUrl,
  smtpUrl,
  trustedProxies,
}: Pick<Config, 'publicUrl' | 'smtpUrl' | 'trustedProxies'>): readonly string[] {
  const isLocal = isLoopback(new URL(publicUrl).hostname)
  const warnings: string[] = []
  if (!isLocal && smtpUrl === null) {
    warnings.push('SMTP_URL is not set: emails are not sent, but written to DATA_DIR/mail')
  }
  if (isLocal && trustedProxies > 0) {
    warnings.push(
      `PUBLIC_URL should be set with TRUST_PROXY: links in emails lead to ${publicUrl}, and events take test payments unless PAYMENTS or Stripe is set`,
    )
  }
  return warnings
}
