import { useEffect, useState } from 'react'
import { settingsAnswer, settingsPath, type SettingsAnswer } from '#contract/settings.ts'
import { fetchJson } from '#web/api.ts'

const untilLoaded: SettingsAnswer = { formCharacters: 'strict', googleMapsApiKey: null }

/** The site's settings for forms; the strictest until they are loaded. */
export function useSettings(): SettingsAnswer {
  const [settings, setSettings] = useState(untilLoaded)
  useEffect(() => {
    const controller = new AbortController()
    fetchJson({ path: settingsPath, answer: settingsAnswer, signal: controller.signal }).then(
      (answer) => {
        if (answer.ok) setSettings(answer.value)
      },
      () => undefined,
    )
    return () => controller.abort()
  }, [])
  return settings
}
