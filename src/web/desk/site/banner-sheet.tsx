import { bannerLength, type Banner } from '#domain/site/banner.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { CountedField, Field } from '#web/desk/field.tsx'
import { SeenField } from '#web/desk/seen-field.tsx'
import { type SettingFetcher, SettingForm } from '#web/desk/settings/setting-form.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { useSubmission } from '#web/desk/use-submission.tsx'
import { useDeskForm } from '#web/desk/use-desk-form.tsx'
import { bannerForm } from './site-forms.ts'

interface BannerProps {
  readonly value: Banner | null
  readonly revision: number
  /** Time zone of the dates, like `Eastern Time`. */
  readonly zone: string
}

/** A line above every page between two dates. */
export function BannerSheet(props: BannerProps) {
  return (
    <Sheet title="Banner" aside={<span className="text-second text-bark-soft">{props.zone}</span>}>
      <SettingForm action={deskPaths.site}>
        {(fetcher) => <BannerForm {...props} fetcher={fetcher} />}
      </SettingForm>
    </Sheet>
  )
}

function BannerForm({
  value,
  revision,
  fetcher,
}: BannerProps & { readonly fetcher: SettingFetcher }) {
  const submission = useSubmission(fetcher, deskPaths.site)
  const { fields, props, seen, unsaved, isBusy } = useDeskForm(fetcher, {
    name: 'banner',
    schema: bannerForm,
    action: deskPaths.site,
    defaultValue: value ?? { text: '', from: '', until: '' },
    revision,
  })
  return (
    <form {...props} className="px-4 py-3">
      <input type="hidden" name="intent" value="banner" />
      <SeenField seen={seen} />
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 desk:grid-cols-2">
        <CountedField
          field={fields.text}
          label="Text"
          className="desk:col-span-2"
          most={bannerLength}
          autoComplete="off"
          hint="On every page, above everything else."
        />
        <Field field={fields.from} label="From" type="datetime-local" />
        <Field field={fields.until} label="Until" type="datetime-local" />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="filled" disabled={isBusy}>
          Save banner
        </Button>
        {unsaved}
        {value === null ? null : (
          <Button
            variant="word"
            disabled={isBusy}
            onClick={() => {
              // A second press saves over the newer version.
              const over = fetcher.data?.is === 'failed' ? revision : seen
              submission.send({
                intent: 'restore',
                kind: 'banner',
                revision: '0',
                seen: String(over),
              })
            }}
          >
            Take it down
          </Button>
        )}
      </div>
    </form>
  )
}
