import { useEffect, useState } from 'react'
import { settingsAnswer, settingsPath, type SettingsAnswer } from '#contract/settings.ts'
import { call } from '#web/api.ts'

const untilLoaded: SettingsAnswer = { formCharacters: 'strict', googleMapsApiKey: null }

/** The site's settings for forms; the strictest until they have come. */
export function useSettings(): SettingsAnswer {
  const [settings, setSettings] = useState(untilLoaded)
  useEffect(() => {
    const leaving = new AbortController()
    call({ path: settingsPath, answer: settingsAnswer, signal: leaving.signal }).then(
      (answer) => {
        if (answer.ok) setSettings(answer.value)
      },
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return settings
}
