import * as z from 'zod/mini'
import { counted } from '#domain/counts.ts'
import { may } from '#domain/desk/roles.ts'
import type { WebhookTest } from '#usecases/desk/going-live.ts'
import { launch } from '#domain/settings/launch.ts'
import { brand } from '#domain/site/brand.ts'
import { type ActionAnswer, failed, refused, saved } from '#web/desk/forms/answers.ts'
import { Button, ButtonLink, TextLink } from '#web/desk/button.tsx'
import { requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { seenField } from '#web/desk/forms/seen-field.tsx'
import { brandForm, BrandSheet } from '#web/desk/live/brand-sheet.tsx'
import { type GoingLiveData, loadGoingLive } from '#web/desk/live/going-live-page.ts'
import { Leftovers } from '#web/desk/live/leftovers.tsx'
import { SenderSheet } from '#web/desk/live/sender-sheet.tsx'
import { Icon } from '#web/desk/icon.tsx'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { settingActionAnswer } from '#web/desk/settings/setting-answer.ts'
import { siteAnswer, siteActionAnswer } from '#web/desk/site/site-answer.ts'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { undoPublication } from '#web/desk/site/site-forms.ts'
import { SiteHead } from '#web/desk/site/site-head.tsx'
import { useColleague } from '#web/desk/use-desk.ts'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import type { Route } from './+types/going-live.ts'

const form = z.discriminatedUnion('intent', [
  brandForm,
  z.object({ intent: z.literal('test-email') }),
  z.object({ intent: z.literal('test-webhook') }),
  z.object({ intent: z.literal('remove-events') }),
  undoPublication(['brand']),
  z.object({ intent: z.literal('launch'), isLaunched: z.stringbool(), seen: seenField }),
])

export const loader = ({ context }: Route.LoaderArgs) => loadGoingLive(context)

export async function action({ context }: Route.ActionArgs): Promise<ActionAnswer> {
  const { desk, member: by } = requireSession(context)
  const submission = submissionOf(context, form)
  if (submission.status !== 'success') return refused(submission)
  const { value } = submission
  switch (value.intent) {
    case 'brand': {
      const { intent: _, seen, ...look } = value
      return siteAnswer(await desk.site.publishBrand(brand.parse(look), seen, by), context)
    }
    case 'undo': {
      const undone = await desk.site.undoPublication(value.edits, by)
      return siteActionAnswer(undone, context, 'Nothing was undone.')
    }
    case 'test-email':
      await desk.goingLive.sendTestEmail(by)
      return saved(context, `On its way to ${by.email}`)
    case 'remove-events': {
      const removed = await desk.goingLive.removeSampleEvents(by)
      return saved(context, `Events removed: ${removed}.`)
    }
    case 'test-webhook': {
      const test = await desk.goingLive.testWebhook()
      const text = webhookText(test)
      if (test.is === 'taken') return saved(context, text)
      return failed(text)
    }
    case 'launch':
      return settingActionAnswer(
        await desk.goingLive.setLaunched(value.isLaunched, value.seen, by),
        launch,
        context,
      )
  }
}

function webhookText(test: WebhookTest): string {
  switch (test.is) {
    case 'taken':
      return 'It arrived unchanged, and the secret is right'
    case 'none':
      return 'Stripe is not set up: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, and restart the server.'
    case 'unreachable':
      return 'The public address does not answer. Check PUBLIC_URL, the proxy and its certificate.'
    case 'refused':
      return `The public address answered ${test.status}. A proxy that changes requests, or a page in front of the site, can cause that.`
  }
}

export default function GoingLive({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteHead />
      <div className="desk:max-w-3xl">
        <LaunchSheet {...loaderData} />
        <CompanySteps {...loaderData} />
        <BrandSheet {...loaderData} />
        <SenderSheet {...loaderData} />
        <PaymentsSheet {...loaderData} />
        <Leftovers {...loaderData} />
        <Sheet title="Addresses from an old site">
          <div className="flex flex-wrap items-center gap-3 px-4 py-3">
            <p className="min-w-60 flex-1">
              If you had a website before, send its links and search results to the right pages
              here.
            </p>
            <ButtonLink to={deskPaths.redirects}>Redirects</ButtonLink>
          </div>
        </Sheet>
      </div>
    </>
  )
}

function CompanySteps({
  sampleFacts,
  hasOwnHours,
  ownerAddress,
  counts,
}: Pick<GoingLiveData, 'sampleFacts' | 'hasOwnHours' | 'ownerAddress' | 'counts'>) {
  const mayChangePrices = may(useColleague().role, 'change-settings')
  const hasOwnFacts = sampleFacts.length === 0
  return (
    <Sheet title="The company">
      <Rows>
        <Step
          isDone={hasOwnFacts}
          title="Name, address, phone, place"
          text={
            hasOwnFacts
              ? 'Pages, emails, calendar entries, search engines and the chat show yours.'
              : `Still the sample company’s: ${sampleFacts.join(', ')}. The text on every page follows your town, county and region.`
          }
        >
          <ButtonLink to={`${deskPaths.site}#company`}>Company</ButtonLink>
        </Step>
        <Step
          isDone={hasOwnHours || (hasOwnFacts ? null : false)}
          title="Opening hours"
          text={
            hasOwnHours
              ? 'Yours.'
              : 'Still the sample company’s. Change them, unless they happen to be yours too.'
          }
        >
          <ButtonLink to={`${deskPaths.site}#hours`}>Hours</ButtonLink>
        </Step>
        <Step
          isDone={null}
          title="Services, products, projects"
          text={`On the site: ${counted(counts.services, 'service')}, ${counted(counts.products, 'product')} and ${counted(counts.projects, 'project')}. Keep what you sell.`}
        >
          <ButtonLink to={deskPaths.collection('services')}>Services</ButtonLink>
          <ButtonLink to={deskPaths.collection('products')}>Products</ButtonLink>
          <ButtonLink to={deskPaths.collection('projects')}>Projects</ButtonLink>
        </Step>
        <Step
          isDone={null}
          title="Prices, delivery and sales tax"
          text="Until your prices, zones and counties are entered, you price each delivery by hand. Pages and the chat list the ZIP codes in your zones; without any, they tell people to ask you."
        >
          {mayChangePrices ? (
            <ButtonLink to={deskPaths.prices}>Prices</ButtonLink>
          ) : (
            <span className="text-second text-bark-soft">An owner enters them.</span>
          )}
        </Step>
        <Step
          isDone={null}
          title="Who gets requests"
          text={`New requests and bookings go to ${ownerAddress} (the setting LEADS_TO), and to each colleague who asks for them.`}
        >
          <ButtonLink to={deskPaths.alerts}>Alerts</ButtonLink>
        </Step>
      </Rows>
    </Sheet>
  )
}

function Step({
  isDone,
  title,
  text,
  children,
}: {
  /** Null if only the owner can judge. */
  readonly isDone: boolean | null
  readonly title: string
  readonly text: string
  readonly children?: React.ReactNode
}) {
  return (
    <Row
      title={
        <span className="flex flex-wrap items-center gap-x-2">
          {title}
          {isDone === null ? null : (
            <span
              className={`flex items-center gap-1 text-second font-semibold whitespace-nowrap ${isDone ? 'text-moss' : 'text-clay'}`}
            >
              <Icon name={isDone ? 'check' : 'warning'} className="size-4" />
              {isDone ? 'Done' : 'To do'}
            </span>
          )}
        </span>
      }
      second={text}
    >
      {children}
    </Row>
  )
}

function PaymentsSheet({
  hasWebhook,
  takesCards,
}: Pick<GoingLiveData, 'hasWebhook' | 'takesCards'>) {
  const { data, isBusy, send } = useAction<ActionAnswer>(deskPaths.goingLive)
  return (
    <Sheet title="Payments">
      {hasWebhook ? (
        <div className="flex flex-wrap items-center gap-3 px-4 py-3">
          <p className="min-w-60 flex-1">
            Stripe notifies this site of every payment. The test sends the same kind of message,
            signed with your secret, to your public address.
          </p>
          <Button disabled={isBusy} onClick={() => send({ intent: 'test-webhook' })}>
            Test Stripe’s webhook
          </Button>
          <div className="w-full">
            <AnswerLine answer={data} isBusy={isBusy} />
          </div>
        </div>
      ) : (
        <p className="px-4 py-3">
          {takesCards
            ? 'Stripe is not set up, and test payments are on: whoever presses Pay counts as having paid, and no money comes in.'
            : 'Stripe is not set up, so nobody can pay by card here.'}{' '}
          To take cards, whoever runs the server sets STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET
          and restarts it; then you can test the webhook here. If you do not take cards,{' '}
          {takesCards ? 'they set PAYMENTS=off instead.' : 'there is nothing to do.'}
        </p>
      )}
    </Sheet>
  )
}

function LaunchSheet({
  isLaunched,
  isHidden,
  launchRevision,
}: Pick<GoingLiveData, 'isLaunched' | 'isHidden' | 'launchRevision'>) {
  const { data, isBusy, send } = useAction<ActionAnswer>(deskPaths.goingLive)
  const set = (next: boolean) =>
    send({ intent: 'launch', isLaunched: String(next), seen: String(launchRevision) })
  const text = isLaunched
    ? 'Launched. Search engines may show the site.'
    : isHidden
      ? 'Hidden from search engines: every page asks them not to list it. People who have the address can see it.'
      : 'Not launched. Nobody else can reach the site at this address. Once it is on the internet, search engines are asked not to list it until you launch.'
  return (
    <Sheet title="Launch">
      <div className="flex flex-wrap items-center gap-3 px-4 py-3">
        <p className="min-w-60 flex-1">{text}</p>
        <Button
          variant={isLaunched ? 'outline' : 'filled'}
          disabled={isBusy}
          onClick={() => set(!isLaunched)}
        >
          {isLaunched ? 'Hide again' : 'Launch'}
        </Button>
        <div className="w-full">
          <AnswerLine answer={data} isBusy={isBusy} />
        </div>
        <p className="w-full text-second text-bark-soft">
          <TextLink to="/" reloadDocument>
            View the site
          </TextLink>
        </p>
      </div>
    </Sheet>
  )
}
