import type { PaymentNews } from '#domain/payments/news.ts'
import type { PaymentSubject } from '#domain/payments/subject.ts'
import type { EmailSubject, NewEmail } from '#ports/mail-outbox.ts'
import type { AlertRecipient } from '#usecases/emails/alert-recipients.ts'

/** The emails about a payment that needs attention. */
export function paymentEmails(
  recipients: readonly AlertRecipient[],
  news: PaymentNews,
): readonly NewEmail[] {
  const email = { kind: 'payment-to-owner', data: news } as const
  return recipients.map(({ to }) => ({ to, email, about: aboutOf(news) }))
}

function aboutOf(news: PaymentNews): EmailSubject {
  switch (news.is) {
    case 'unmatched':
      return subjectOf(news.payment.subject, news.payment.paymentId)
    case 'refund-refused':
    case 'refund-failed':
      return subjectOf(news.refund.subject, news.refund.paymentId)
    case 'disputed':
      return subjectOf(news.dispute.subject, news.dispute.paymentId)
  }
}

function subjectOf(subject: PaymentSubject | null, paymentId: string): EmailSubject {
  return subject?.kind === 'booking'
    ? { kind: 'booking', id: subject.id }
    : { kind: 'payment', id: paymentId }
}
