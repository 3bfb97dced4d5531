import { bannerLabels, bannerLength } from '#domain/site/banner.ts'
import { Button } from '#web/desk/button.tsx'
import { FormFoot } from '#web/desk/forms/form-foot.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Field } from '#web/desk/forms/field.tsx'
import { SettingForm, type SettingFetcher } from '#web/desk/settings/setting-form.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { useSubmission } from '#web/desk/forms/use-submission.tsx'
import { bannerForm } from './site-forms.ts'
import type { SiteData } from './site-page.ts'

/** A line above every page between two dates. */
export function BannerSheet({
  banner: { value, revision, starts },
  zone,
}: Pick<SiteData, 'banner' | 'zone'>) {
  return (
    <Sheet title="Banner" aside={<span className="text-second text-bark-soft">{zone}</span>}>
      <SettingForm
        name="banner"
        intent="banner"
        schema={bannerForm}
        action={deskPaths.site}
        defaultValue={value ?? { text: '', from: '', until: '' }}
        revision={revision}
        className="px-4 py-3"
      >
        {({ fields, seen, unsaved, isBusy }, fetcher) => (
          <>
            {starts === null ? null : (
              <p className="mb-3 text-clay">Not on the site yet. It goes up on {starts}.</p>
            )}
            <div className="grid grid-cols-1 gap-x-4 gap-y-3 desk:grid-cols-2">
              <Field
                field={fields.text}
                label={bannerLabels.text}
                className="desk:col-span-2"
                most={bannerLength}
                hint="On every page, above everything else."
              />
              <Field field={fields.from} label={bannerLabels.from} type="datetime-local" />
              <Field field={fields.until} label={bannerLabels.until} type="datetime-local" />
            </div>
            <FormFoot label="Save banner" unsaved={unsaved} isBusy={isBusy} className="mt-3">
              {value === null ? null : (
                // A second press takes down the newer version.
                <TakeDown
                  seen={fetcher.data?.is === 'failed' ? revision : seen}
                  fetcher={fetcher}
                />
              )}
            </FormFoot>
          </>
        )}
      </SettingForm>
    </Sheet>
  )
}

function TakeDown({ seen, fetcher }: { readonly seen: number; readonly fetcher: SettingFetcher }) {
  const { isBusy, send } = useSubmission(fetcher, deskPaths.site)
  return (
    <Button
      variant="word"
      disabled={isBusy}
      onClick={() => send({ intent: 'restore', kind: 'banner', revision: '0', seen: String(seen) })}
    >
      Take it down
    </Button>
  )
}
