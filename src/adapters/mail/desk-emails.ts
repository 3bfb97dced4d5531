import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { Company } from '#content/company.ts'
import type { SecurityAlert } from '#domain/desk/security-alert.ts'
import { roleNames } from '#domain/desk/roles.ts'
import { signInCodeLifetime } from '#domain/desk/sign-in-code.ts'
import type { EmailData } from '#domain/emails/email.ts'
import { formatMomentWithZone, minute } from '#domain/time.ts'
import { facts, link, paragraph, type EmailContent, type EmailContext } from './email-content.ts'

export function deskInvitation(
  { by, role, expiresAt }: EmailData<'desk-invitation'>,
  { company, linkTo }: EmailContext,
): EmailContent {
  return {
    subject: `${by} invited you to the ${company.shortName} desk`,
    heading: 'You are invited',
    blocks: [
      paragraph(
        `${by} invited you to work at the ${company.shortName} desk. Your role: ${roleNames[role]}.`,
      ),
      link('Join the Desk', linkTo({ to: 'join' })),
      paragraph(`The link works once, until ${formatMomentWithZone(expiresAt, company.timeZone)}.`),
    ],
  }
}

export function deskCode({ code }: EmailContext): EmailContent {
  return {
    subject: 'Your code for the desk',
    heading: 'Your code',
    blocks: [
      paragraph(
        `Enter this code in the browser where you asked for it. It works once, within ${signInCodeLifetime / minute} minutes.`,
      ),
      { is: 'code', code },
      paragraph('Do not give it to anyone. If you did not ask for it, you can ignore this email.'),
    ],
  }
}

export function testEmail(
  { by }: EmailData<'test-email'>,
  { publicUrl, company }: EmailContext,
): EmailContent {
  return {
    subject: `Test email from ${company.shortName}`,
    heading: 'Your email works',
    blocks: [
      paragraph(
        `${by} sent this from the ${company.shortName} desk. If it landed in your junk folder, your domain may not list your mail server as allowed to send for it yet.`,
      ),
      link('Going Live', publicUrl + deskPaths.goingLive),
    ],
  }
}

export function securityAlert(
  { notice: alert, at }: EmailData<'desk-notice'>,
  { publicUrl, company }: EmailContext,
): EmailContent {
  const { subject, text } = alertText(alert, company)
  const isRole = alert.is === 'role-changed'
  return {
    subject,
    heading: subject,
    blocks: [
      paragraph(text),
      facts([
        ['When', formatMomentWithZone(at, company.timeZone)],
        ['Browser', isRole ? '' : alert.browser],
      ]),
      ...(isRole
        ? []
        : [
            paragraph(
              alert.is === 'recovery-codes-made'
                ? 'If this was not you, end all sessions there, and make new recovery codes, which ends these.'
                : 'If this was not you, end all sessions there and tell the owner of the desk at once.',
            ),
            link('Passkeys and Sessions', publicUrl + deskPaths.account),
          ]),
    ],
  }
}

function alertText(
  alert: SecurityAlert,
  company: Company,
): { readonly subject: string; readonly text: string } {
  switch (alert.is) {
    case 'passkey-added':
      return {
        subject: 'A passkey was added',
        text: 'A new passkey can now sign in to the desk as you.',
      }
    case 'recovery-codes-made':
      return {
        subject: 'Recovery codes were made',
        text: 'New recovery codes can now sign in to the desk as you. Earlier ones no longer work.',
      }
    case 'signed-in-by-code':
      return {
        subject: 'You signed in with a code',
        text: 'Someone signed in to the desk as you with a code that we emailed you.',
      }
    case 'signed-in-by-recovery-code':
      return {
        subject: 'You signed in with a recovery code',
        text: 'Someone signed in to the desk as you with one of your printed recovery codes.',
      }
    case 'confirmed-by-recovery-code':
      return {
        subject: 'You confirmed with a recovery code',
        text: 'Someone who was signed in to the desk as you confirmed it with one of your printed recovery codes.',
      }
    case 'signed-in-from-new-browser':
      return {
        subject: 'You signed in from a new browser',
        text: 'Someone signed in to the desk as you from a browser that has not been used before.',
      }
    case 'role-changed':
      return {
        subject: 'Your role has changed',
        text: `Your role at the ${company.shortName} desk is now ${roleNames[alert.to]}. It was ${roleNames[alert.from]}.`,
      }
  }
}
