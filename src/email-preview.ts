import { composeEmail, type EmailSettings } from '#adapters/mail/compose-email.ts'
import { emailLogos, type EmailLogoSettings } from '#adapters/mail/email-logo.ts'
import type { RendererSettings } from '#adapters/mail/email-renderer.ts'
import { plainText } from '#adapters/mail/plain-text.ts'
import { emailSamples } from '#adapters/mail/email-samples.ts'

/** Every email on one page, as HTML and as text, for developers. */
export async function emailPreview(
  settings: EmailSettings & EmailLogoSettings & Pick<RendererSettings, 'renderMarkup'>,
): Promise<string> {
  const logo = await emailLogos(settings)()
  const parts = await Promise.all(
    Object.values(emailSamples)
      .flat()
      .map(async (email) => {
        const { content } = composeEmail(settings, email, { code: '012345' })
        const html = await settings.renderMarkup(content, settings.company(), logo)
        return `<section>
  <h2>${escaped(content.subject)} <small>${email.kind}</small></h2>
  <div><iframe title="HTML" srcdoc="${escaped(html)}"></iframe><pre>${escaped(plainText(content, settings.company()))}</pre></div>
</section>`
      }),
  )
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Emails</title>
<style>
  body { margin: 2rem; font-family: system-ui; }
  small { font-weight: 400; color: #666; }
  div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1rem; }
  iframe { width: 100%; height: 44rem; border: 1px solid #ccc; resize: horizontal; }
  pre { margin: 0; overflow: auto; white-space: pre-wrap; }
</style>
<h1>Emails</h1>
${parts.join('\n')}
</html>`
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
