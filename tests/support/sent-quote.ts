import { reminderTimes, type ReminderTimes } from '#domain/settings/reminder-times.ts'
import type { QuoteRecipient } from '#domain/written-quotes/written-quote.ts'
import { deskQuotes } from '#usecases/desk/written-quotes.ts'
import { customerQuotePage } from '#usecases/written-quotes/quote-page.ts'
import { deskOn } from '#support/desk.ts'
import { storedEmails } from '#support/emails.ts'
import { testSite } from '#support/test-site.ts'
import { newQuote, wallDocument, writeQuote } from '#support/written-quotes.ts'

/** A site with a quote that was sent, and its customer's page. */
export async function sentQuote(reminders: Partial<ReminderTimes> = {}) {
  const site = await testSite()
  const desk = deskQuotes(site)
  const { member: ruth } = await deskOn(site).join('ruth@example.com', 'owner')
  const setReminders = (times: Partial<ReminderTimes>, seen: number) =>
    deskOn(site).settings.saveReminderTimes({ ...reminderTimes.initial, ...times }, seen, ruth)
  await setReminders(reminders, 0)
  const page = customerQuotePage(site)
  const document = { ...wallDocument, validUntil: '2099-05-12' }
  const id = await writeQuote(site, 0, { document })
  const send = async (by: 'email' | 'link' = 'email') => {
    const seen = (await desk.findQuote(id))?.quote.revision ?? 0
    return desk.sendQuote(id, { seen, by, message: 'Hello' }, ruth)
  }
  const save = async (recipient: QuoteRecipient, title = document.title) => {
    const seen = (await desk.findQuote(id))?.quote.revision ?? 0
    await desk.saveQuote(id, { recipient, document: { ...document, title } }, seen, ruth)
  }
  const revise = (title: string) => save(newQuote().recipient, title)
  await send()
  const tokenNow = async () =>
    new URL((await desk.findQuote(id))?.url ?? 'x:').pathname.replace('/quotes/', '')
  const token = await tokenNow()
  const consent = async (change = {}) => {
    const shown = await page.read(token)
    return {
      version: shown?.version ?? 0,
      sha256: shown?.sha256 ?? '',
      name: 'Rosa Lindqvist',
      isTicked: true,
      picked: [],
      ...change,
    }
  }
  return {
    site,
    desk,
    page,
    id,
    token,
    tokenNow,
    send,
    save,
    revise,
    consent,
    emails: () => storedEmails(site),
    setReminders,
  }
}
