import { type AddressParts, fillAddress } from '#domain/addresses/address-parts.ts'
import type { Position } from '#domain/addresses/place.ts'
import type { CharacterRule } from '#domain/fields.ts'
import type { AddressSource, Suggestion } from './address-source.ts'
import {
  addressOf,
  member,
  placesLibraryOf,
  predictionsOf,
  type PlacePrediction,
  type PlacesLibrary,
} from './google-maps-api.ts'

export interface GooglePlacesParts {
  readonly key: string
  /** Which characters the filled address may hold. */
  readonly rule: CharacterRule
  /** Suggestions near this position come first. */
  readonly near: Position
  /** Used until the script has loaded, or instead of it when it never does. */
  readonly fallback: AddressSource
  readonly loadScript: (url: string) => Promise<void>
  /** The window, where the script leaves its `google`. */
  readonly page: object
  readonly complain: (message: string, ...details: readonly unknown[]) => void
}

/** Name of the global function that the script calls once it has loaded completely. */
const readyCall = 'evergreenMapsReady'

/** The longest wait for the script before the fallback answers, in milliseconds. */
const maxWait = 2500

/** Names of the company may be typed without its logo where space is short. */
const credit = 'Google Maps'

/** Suggestions of Google Places. Its script loads once, when the field is first used. */
export function googlePlacesSource(parts: GooglePlacesParts): AddressSource {
  const { fallback, near, rule } = parts
  let places: PlacesLibrary | undefined
  let waiting: Promise<unknown> | undefined
  let hasFailed = false
  let sessionToken: object | undefined

  function prepare(): Promise<unknown> {
    waiting ??= Promise.race([
      loadLibrary(parts).then((library) => {
        if (library === 'unreachable') hasFailed = true
        else places = library
      }),
      after(maxWait),
    ])
    return waiting
  }

  /** Runs once per use of the field, not with each key, since a blocked script stays blocked. */
  function tryAgain(): void {
    if (!hasFailed) return
    hasFailed = false
    waiting = undefined
  }

  async function ask(library: PlacesLibrary, text: string): Promise<readonly Suggestion[]> {
    sessionToken ??= new library.AutocompleteSessionToken()
    const answer = await library.AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input: text,
      includedRegionCodes: ['us'],
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise'],
      locationBias: { center: { lat: near.latitude, lng: near.longitude }, radius: 50_000 },
      language: 'en-US',
      region: 'us',
      sessionToken,
    })
    return predictionsOf(answer).map((prediction, at) => {
      const label = prediction.text.text.replace(/, USA$/, '')
      return { id: `${at} ${label}`, label, credit, choose: () => choose(prediction) }
    })
  }

  async function choose(prediction: PlacePrediction): Promise<AddressParts | 'no-place'> {
    // A session ends with the choice: the next address is a new one.
    sessionToken = undefined
    const place = prediction.toPlace()
    await place.fetchFields({ fields: ['addressComponents', 'location'] })
    const location = member(place, 'location')
    if (location === undefined || location === null) return 'no-place'
    return fillAddress(addressOf(place), rule) ?? 'no-place'
  }

  return {
    prepare() {
      tryAgain()
      void prepare()
    },

    async suggest(text, signal) {
      await prepare()
      if (signal.aborted) return []
      if (places === undefined) return fallback.suggest(text, signal)
      try {
        return await ask(places, text)
      } catch {
        // A refused key or a spent quota: Google writes its own line to the console.
        return fallback.suggest(text, signal)
      }
    },
  }
}

/** `unreachable` where another try may help; undefined where the script brought no places. */
async function loadLibrary(
  parts: GooglePlacesParts,
): Promise<PlacesLibrary | 'unreachable' | undefined> {
  const { complain, key, loadScript, page } = parts
  const maps = () => member(member(page, 'google'), 'maps')
  const called = new Promise<undefined>((resolve) => {
    Reflect.set(page, readyCall, () => resolve(undefined))
  })
  try {
    if (maps() === undefined) {
      const query = new URLSearchParams({ key, libraries: 'places', loading: 'async' })
      query.set('callback', readyCall)
      await loadScript(`https://maps.googleapis.com/maps/api/js?${query}`)
    }
    if (maps() !== undefined) {
      // With `loading=async` the script's load event comes before its libraries do.
      const places = await placesLibraryOf(maps())
      if (places !== undefined) return places
      await Promise.race([called, after(4 * maxWait)])
      const late = await placesLibraryOf(maps())
      if (late !== undefined) return late
    }
    complain('Google Maps API not loaded')
  } catch (error) {
    complain('Error loading script:', error)
    return 'unreachable'
  }
  return undefined
}

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds)
  })
