import { type ActionAnswer, refused } from '#web/desk/forms/answers.ts'
import { requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { pageNumber } from '#web/desk/lists/list-address.ts'
import { BannerSheet } from '#web/desk/site/banner-sheet.tsx'
import { BrokenLines } from '#web/desk/site/broken-lines.tsx'
import { CompanySheet } from '#web/desk/site/company-sheet.tsx'
import { DaysSheet } from '#web/desk/site/days-sheet.tsx'
import { HistorySheet } from '#web/desk/site/history-sheet.tsx'
import { notBroughtBack, siteAnswer, siteActionAnswer } from '#web/desk/site/site-answer.ts'
import { siteForm } from '#web/desk/site/site-forms.ts'
import { SiteHead } from '#web/desk/site/site-head.tsx'
import { loadSite } from '#web/desk/site/site-page.ts'
import type { Route } from './+types/site.ts'

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadSite(context, pageNumber(url.searchParams))

export async function action({ context }: Route.ActionArgs): Promise<ActionAnswer> {
  const { desk, member: by } = requireSession(context)
  const submission = submissionOf(context, siteForm)
  if (submission.status !== 'success') return refused(submission)
  const { value } = submission
  switch (value.intent) {
    case 'add-day': {
      const { intent: _, ...day } = value
      const added = await desk.site.addSpecialDay(day, by)
      return !added.ok && added.error.code === 'invalid-days'
        ? refused(submission, { date: [added.error.message] })
        : siteAnswer(added, context)
    }
    case 'close-on': {
      const { date, name } = value
      return siteActionAnswer(await desk.site.addSpecialDay({ date, name }, by), context)
    }
    case 'remove-day':
      return siteActionAnswer(await desk.site.removeSpecialDay(value.date, by), context)
    case 'close-today':
      return siteActionAnswer(await desk.site.closeToday(by), context)
    case 'banner': {
      const { intent: _, seen, ...shown } = value
      const published = await desk.site.publishBanner(shown, seen, by)
      return !published.ok && published.error.code === 'banner-over'
        ? refused(submission, { until: [published.error.message] })
        : siteAnswer(published, context)
    }
    case 'company': {
      const { intent: _, seen, ...facts } = value
      return siteAnswer(await desk.site.publishCompany(facts, seen, by), context)
    }
    case 'restore': {
      const { kind, revision, seen } = value
      const restored = await desk.site.restoreSiteVersion(kind, revision, seen, by)
      return siteActionAnswer(restored, context, notBroughtBack)
    }
    case 'undo': {
      const undone = await desk.site.undoPublication(value.edits, by)
      return siteActionAnswer(undone, context, 'Nothing was undone.')
    }
  }
}

export default function Site({ loaderData: site }: Route.ComponentProps) {
  return (
    <>
      <SiteHead aside="What you save here shows on the site at once." />
      <div className="desk:max-w-3xl">
        <BrokenLines broken={site.broken} />
        <DaysSheet {...site} />
        <BannerSheet {...site} />
        <CompanySheet {...site.company} />
        <HistorySheet {...site.history} />
        <p className="text-second text-bark-soft">
          Buttons, menus, form labels and page addresses are built into the site and stay as they
          are.
        </p>
      </div>
    </>
  )
}
