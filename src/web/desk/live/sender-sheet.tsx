import { useFetcher } from '#web/use-fetcher.ts'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { Button, ButtonLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Icon } from '#web/desk/icon.tsx'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import type { GoingLiveData } from './going-live-page.ts'
import type { loader } from '#web/desk/pages/sender-checks.ts'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { partAddress } from '#web/desk/connection/request-params.ts'
import { untilReachable } from '#web/desk/connection/until-connected.ts'

const states = {
  good: { word: 'Good', icon: 'check', classes: 'text-moss' },
  missing: { word: 'Missing', icon: 'warning', classes: 'text-clay' },
  unknown: { word: 'Unknown', icon: 'warning', classes: 'text-bark-soft' },
} as const

export function SenderSheet({ senderAddress }: Pick<GoingLiveData, 'senderAddress'>) {
  const { data, isBusy, send } = useAction<ActionAnswer>(deskPaths.goingLive)
  const checks = useFetcher<typeof loader>()
  return (
    <Sheet title="Email">
      <div className="px-4 py-3">
        <p className="mb-3">
          {`Email is sent from ${senderAddress} (the setting MAIL_FROM). Send one to yourself, and check that it did not land in your junk folder.`}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Button disabled={isBusy} onClick={() => send({ intent: 'test-email' })}>
            Send a test email
          </Button>
          <Button
            disabled={checks.state !== 'idle'}
            onClick={async () => {
              await untilReachable()
              await checks.load(partAddress(deskPaths.senderChecks))
            }}
          >
            Check the domain
          </Button>
          <ButtonLink to={deskPaths.email} variant="word">
            See sent email
          </ButtonLink>
        </div>
        <AnswerLine answer={data} isBusy={isBusy} sends />
        {checks.state !== 'idle' ? (
          <output className="mt-2 block text-bark-soft">Checking your domain’s records…</output>
        ) : null}
        {checks.data ? (
          <ul className="mt-3 divide-y divide-hairline-soft border-t border-hairline-soft">
            {checks.data.checks.map(({ name, state, text }) => {
              const { word, icon, classes } = states[state]
              return (
                <li key={name} className="py-2">
                  <span className="flex items-center gap-2 font-semibold">
                    {name}
                    <span className={`flex items-center gap-1 text-second ${classes}`}>
                      <Icon name={icon} className="size-4" />
                      {word}
                    </span>
                  </span>
                  <span className="block text-second break-words text-bark-soft">{text}</span>
                </li>
              )
            })}
          </ul>
        ) : null}
      </div>
    </Sheet>
  )
}
