import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bulkEmails, sessionLimits } from '#domain/desk/session.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { deskCaller } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { action as changeAccount } from '#web/desk/pages/account.tsx'
import { action as asksForBackup } from '#web/desk/pages/backup.tsx'
import { action as downloadBackup } from '#web/desk/pages/backup-file.ts'
import { action as priceDeliveries } from '#web/desk/pages/deliveries.ts'
import { action as exportCustomers } from '#web/desk/pages/export-customers.ts'
import { action as asksForMoney, loader as exportMoney } from '#web/desk/pages/export-money.ts'
import { action as exportRequests } from '#web/desk/pages/export-requests.ts'
import { action as changePayment } from '#web/desk/pages/payment.tsx'
import { action as erasePerson } from '#web/desk/pages/personal-data.tsx'
import { action as changeRecords } from '#web/desk/pages/records.tsx'
import { action as makeRecoveryCodes } from '#web/desk/pages/recovery-codes.tsx'
import { action as clearRequests } from '#web/desk/pages/requests.tsx'
import { action as moveDay } from '#web/desk/pages/schedule.tsx'
import { action as changeStaff } from '#web/desk/pages/staff.tsx'
import { deskCookies } from '#web/desk/sign-in/cookies.ts'
import { formContext } from '#web/submitted-form.ts'
import { browser, deskOn } from '#support/desk.ts'
import { contextOf } from '#support/page-context.ts'
import { testSite } from '#support/test-site.ts'

let site: Awaited<ReturnType<typeof testSite>>
let desk: ReturnType<typeof deskOn>
let token: string
beforeAll(async () => {
  site = await testSite()
  desk = deskOn(site)
  token = (await desk.join('ruth@example.com', 'owner')).session
})

/** The arguments of a route, but for its parameters. */
type Args = Parameters<typeof changeAccount>[0]
type Step = (args: Omit<Args, 'params'>) => unknown

const ofPayment: Step = (args) => changePayment({ ...args, params: { paymentId: 'p' } })
const ofRecords: Step = (args) => changeRecords({ ...args, params: {} })
const kept = { ...defaultRecordPeriods, activityMonths: 36 }
const keptForLonger = Object.entries(kept).map(([name, months]) => [name, String(months)] as const)
const longer = Object.fromEntries([['intent', 'save'], ['seen', '0'], ...keptForLonger])
const steps: readonly [name: string, step: Step, form?: Readonly<Record<string, string>>][] = [
  ['a refund', ofPayment, { intent: 'refund', seen: '500', amount: '5', method: 'cash' }],
  ['giving up a refund', ofPayment, { intent: 'stop-refund', refund: 'r' }],
  [
    'prices to several customers',
    (args) => priceDeliveries({ ...args, params: {} }),
    {
      intent: 'send-several',
      rows: '[{"id":"a","seen":"1"},{"id":"b","seen":"1"}]',
      formKey: 'sixteen-letters-or-more',
    },
  ],
  ['erasing a person', (args) => erasePerson({ ...args, params: { customerId: 'c' } })],
  [
    'a change of staff',
    (args) => changeStaff({ ...args, params: {} }),
    { intent: 'invite', email: 'june@example.com', role: 'office' },
  ],
  [
    'removing a passkey',
    (args) => changeAccount({ ...args, params: {} }),
    { intent: 'remove-passkey', id: 'x' },
  ],
  [
    'the link to a calendar',
    (args) => changeAccount({ ...args, params: {} }),
    { intent: 'make-calendar' },
  ],
  ['keeping records for less time', ofRecords, { ...longer, emailMonths: '6', agreed: 'yes' }],
  ['undoing how long records are kept', ofRecords, { intent: 'undo', edits: '{}' }],
  ['recovery codes', (args) => makeRecoveryCodes({ ...args, params: {} })],
  ['asking for all customers', (args) => exportCustomers({ ...args, params: {} }), { ask: 'yes' }],
  ['asking for all requests', (args) => exportRequests({ ...args, params: {} }), { ask: 'yes' }],
  ['asking for a month of money', (args) => asksForMoney({ ...args, params: {} })],
  ['asking for a backup', (args) => asksForBackup({ ...args, params: {} })],
]

async function answerOf(
  step: Step,
  proofAt: number,
  form?: Readonly<Record<string, string>>,
  as = desk,
) {
  const session = (await desk.account.findSession(token)) ?? expect.fail('the session has ended')
  const body = new URLSearchParams(form)
  const url = new URL('https://evergreen.example/desk')
  const request = new Request(url, { method: 'POST', body })
  const context = contextOf(site)
  context.set(formContext, await request.clone().formData())
  context.set(deskCaller, {
    desk: as,
    session: { ...session, proofAt },
    isRemoved: false,
    cookies: deskCookies(null, url.origin),
    browser,
  })
  try {
    return await step({ request, context, url, pattern: '' })
  } catch (error) {
    return error
  }
}

test.each(steps)(
  'before %s one confirms who is there, unless that is recent',
  async (_, step, form) => {
    const answer = (proofAt: number) => answerOf(step, proofAt, form)
    expect(asksFirst(await answer(desk.now() - sessionLimits.proof))).toBe(true)
    expect(asksFirst(await answer(desk.now()))).toBe(false)
  },
)

test.each<[string, Step, Readonly<Record<string, string>>]>([
  [
    'clearing requests',
    (args) => clearRequests({ ...args, params: {} }),
    { intent: 'clear', ids: 'a' },
  ],
  [
    'moving a day',
    (args) => moveDay({ ...args, params: {} }),
    { intent: 'move', to: '2027-04-16', stops: '[]', emailCustomer: 'on' },
  ],
])('before %s one confirms who is there, if many get an email', async (_, step, form) => {
  const asks = async (emails: number) => {
    const requests = { ...desk.requests, countHeldAcknowledgments: async () => emails }
    const visits = { ...desk.visits, listCustomersOfMove: async () => ({ emails, callList: [] }) }
    const proofAt = desk.now() - sessionLimits.proof
    return asksFirst(await answerOf(step, proofAt, form, { ...desk, requests, visits }))
  }
  expect(await asks(bulkEmails)).toBe(true)
  expect(await asks(bulkEmails - 1)).toBe(false)
})

test('records are kept for longer without confirming who is there', async () => {
  const { revision } = await desk.settings.readRecordPeriods()
  const form = { ...longer, seen: String(revision) }
  const answer = await answerOf(ofRecords, desk.now() - sessionLimits.proof, form)
  expect(outcome.parse(answer).is).toBe('saved')
})

const files: readonly [name: string, step: Step, page: string, form?: Record<string, string>][] = [
  ['of a backup', (args) => downloadBackup({ ...args, params: {} }), `${deskPaths.backup}?late`],
  [
    'of all customers',
    (args) => exportCustomers({ ...args, params: {} }),
    `${deskPaths.customers}?late`,
  ],
  [
    'of all requests that are won',
    (args) => exportRequests({ ...args, params: {} }),
    `${deskPaths.requests}?status=won&late=`,
    { list: 'status=won' },
  ],
  [
    'of a month of money',
    (args) => {
      const url = new URL('https://evergreen.example/desk?period=2027-03')
      return exportMoney({ ...args, url, params: {} })
    },
    `${deskPaths.money}?period=2027-03&late`,
  ],
]

test.each(files)(
  'the file %s, asked for too late, leads back to the page that asks who is there',
  async (_, step, page, form) => {
    const answer = await answerOf(step, desk.now() - sessionLimits.proof, form)
    if (!(answer instanceof Response)) throw new Error('it leads nowhere')
    expect(answer.headers.get('Location')).toBe(page)
  },
)

const outcome = z.object({ is: z.optional(z.string()) })

/** Whether it opens "Confirm it's you". */
const asksFirst = (answered: unknown) => outcome.parse(answered).is === 'confirm-first'
