/**
 * Imported first by tests, benches and screenshots: removes the site's settings from the
 * environment, so that an exported DATABASE_URL or SMTP_URL never leads them to the real site.
 */
import { settings } from '#settings.ts'

for (const name of Object.keys(settings.shape)) {
  if (name !== 'PORT') delete process.env[name]
}
