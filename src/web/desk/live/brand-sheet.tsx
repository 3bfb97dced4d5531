import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { useRef } from 'react'
import * as z from 'zod/mini'
import {
  brand,
  type BrandColor,
  brandLabels,
  contrastsOf,
  contrastText,
} from '#domain/site/brand.ts'
import { FormFoot } from '#web/desk/forms/form-foot.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { seenField } from '#web/desk/forms/seen-field.tsx'
import { fieldClasses, FieldMessage, TickField, typeInto } from '#web/desk/forms/field.tsx'
import type { GoingLiveData } from './going-live-page.ts'
import { PicturePicker } from '#web/desk/pictures/picture-picker.tsx'
import { SettingForm } from '#web/desk/settings/setting-form.tsx'
import { Sheet } from '#web/desk/sheet.tsx'

export const brandForm = z.extend(brand, { intent: z.literal('brand'), seen: seenField })

const hints: Readonly<Record<BrandColor, string>> = {
  main: 'Headings, header, footer, emails, icons.',
  accent: 'Links and small icons.',
  action: '“Get My Free Quote”, and nothing else.',
}

export function BrandSheet({
  hasOwnBrand,
  look,
  lookRevision,
}: Pick<GoingLiveData, 'hasOwnBrand' | 'look' | 'lookRevision'>) {
  return (
    <Sheet
      title="Logo and colors"
      aside={
        <span className="text-second text-bark-soft">
          {hasOwnBrand ? 'Yours' : 'The sample company’s'}
        </span>
      }
    >
      <SettingForm
        name="brand"
        intent="brand"
        schema={brandForm}
        action={deskPaths.goingLive}
        defaultValue={look}
        revision={lookRevision}
        className="grid gap-4 p-4"
      >
        {({ fields, unsaved, isBusy }) => (
          <>
            <div>
              <LogoField field={fields.logo} />
              <p className="mt-1 text-second text-bark-soft">
                Use a PNG or WebP with a transparent background that is easy to read both on the
                light header and on the footer in your main color. Browser and home-screen icons are
                made from it. Without a logo, they show your initials, and the leaf stays next to
                your name.
              </p>
              <TickField
                field={fields.logoHasName}
                label={brandLabels.logoHasName}
                className="mt-2 accent-evergreen desk:min-h-9"
              />
            </div>
            <div className="grid gap-4 desk:grid-cols-3">
              <ColorField name="main" field={fields.main} />
              <ColorField name="accent" field={fields.accent} />
              <ColorField name="action" field={fields.action} />
            </div>
            <FormFoot label="Save logo and colors" unsaved={unsaved} isBusy={isBusy} />
          </>
        )}
      </SettingForm>
    </Sheet>
  )
}

/** The id of the picture is in a text field, so that it is part of the draft. */
function LogoField({ field }: { readonly field: FieldMetadata<string | undefined> }) {
  const input = useRef<HTMLInputElement>(null)
  const { key, ...props } = getInputProps(field, { type: 'text' })
  return (
    <>
      <input key={key} {...props} ref={input} hidden aria-label={brandLabels.logo} />
      <PicturePicker
        label={brandLabels.logo}
        canBeEmpty
        isLogo
        value={field.value ?? ''}
        error={field.errors?.[0]}
        onChange={(id) => typeInto(input.current, id)}
      />
    </>
  )
}

function ColorField({
  name,
  field,
}: {
  readonly name: BrandColor
  readonly field: FieldMetadata<string>
}) {
  const label = brandLabels[name]
  const text = useRef<HTMLInputElement>(null)
  const typed = field.value ?? ''
  const { key, ...props } = getInputProps(field, {
    type: 'text',
    ariaDescribedBy: `${field.id}-hint`,
  })
  const isColor = /^#[0-9a-f]{6}$/i.test(typed)
  const color = isColor ? typed.toLowerCase() : '#000000'
  return (
    <div>
      <label htmlFor={field.id} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={`${label}: choose`}
          value={color}
          onChange={({ currentTarget }) => typeInto(text.current, currentTarget.value)}
          className="h-11 w-12 shrink-0 cursor-pointer rounded-[0.5rem] border border-bark-soft bg-white p-1 desk:h-9"
        />
        <input
          key={key}
          {...props}
          ref={text}
          maxLength={7}
          spellCheck={false}
          className={fieldClasses}
        />
      </div>
      <p id={`${field.id}-hint`} className="mt-1 text-second text-bark-soft">
        {hints[name]}
      </p>
      {isColor ? (
        <ul className="mt-1 text-second">
          {contrastsOf(name, color).map(({ text, figure }) => (
            <li key={text} className={figure < 4.5 ? 'font-semibold text-brick' : 'text-bark-soft'}>
              {`Contrast ${contrastText(figure)}, ${text}${figure < 4.5 ? ': too pale' : ''}`}
            </li>
          ))}
        </ul>
      ) : null}
      <FieldMessage field={field} />
    </div>
  )
}
