import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AddressSource } from './address-source.ts'
import { googlePlacesSource, type GooglePlacesParts } from './google-places-source.ts'

interface FakePlace {
  readonly line: string
  readonly location: object | null | undefined
  /** Type of an address component, with its long and, if it differs, its short text. */
  readonly components: readonly (readonly [type: string, long: string, short?: string])[]
}

const nurseryLane: FakePlace = {
  line: '2450 Nursery Ln., Cumming, GA, USA',
  location: { lat: () => 34.2, lng: () => -84.1 },
  components: [
    ['street_number', '2450'],
    ['route', 'Nursery Ln.'],
    ['locality', 'Cumming'],
    ['administrative_area_level_2', 'Forsyth County'],
    ['administrative_area_level_1', 'Georgia', 'GA'],
    ['country', 'United States', 'US'],
    ['postal_code', '30040'],
  ],
}

/** The requests that the fake got, in order. */
interface Asked {
  readonly requests: Record<string, unknown>[]
  readonly fields: unknown[]
  tokens: number
}

/** A hand-made `google.maps`: the calls of the real one, with answers made up here. */
function fakeGoogle(places: readonly FakePlace[]) {
  const asked: Asked = { requests: [], fields: [], tokens: 0 }
  const library = {
    AutocompleteSessionToken: class {
      readonly number = (asked.tokens += 1)
    },
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions(request: Record<string, unknown>) {
        asked.requests.push(request)
        const suggestions = places.map((place) => ({
          placePrediction: { text: { text: place.line }, toPlace: () => placeOf(place, asked) },
        }))
        return Promise.resolve({ suggestions: [...suggestions, { placePrediction: null }] })
      },
    },
  }
  return { asked, library, maps: { importLibrary: () => Promise.resolve(library) } }
}

function placeOf(place: FakePlace, asked: Asked) {
  const fetched: Record<string, unknown> = {}
  return Object.assign(fetched, {
    fetchFields(request: { fields: unknown }) {
      asked.fields.push(request.fields)
      fetched['location'] = place.location
      fetched['addressComponents'] = place.components.map(([type, long, short]) => ({
        types: [type, 'political'],
        longText: long,
        shortText: short ?? long,
      }))
      return Promise.resolve({ place: fetched })
    },
  })
}

const fallback: AddressSource = {
  prepare() {},
  suggest: (text) =>
    Promise.resolve([
      {
        id: text,
        label: `built in: ${text}`,
        credit: '',
        choose: () =>
          Promise.resolve({ street1: 'built in', city: 'Rome', state: 'GA', zip: '30161' }),
      },
    ]),
}
const { signal } = new AbortController()

function sourceWith(page: object, change: Partial<GooglePlacesParts> = {}) {
  const scripts: URL[] = []
  const lines: unknown[][] = []
  const source = googlePlacesSource({
    key: 'k&y',
    rule: 'strict',
    near: { latitude: 34.2, longitude: -84.1 },
    fallback,
    loadScript: (url) => {
      scripts.push(new URL(url))
      return Promise.resolve()
    },
    page,
    complain: (...line) => lines.push(line),
    ...change,
  })
  const labels = async (text: string) =>
    (await source.suggest(text, signal)).map(({ label }) => label)
  const chooseFirst = async (text: string) => {
    const [first = expect.fail('nothing to choose')] = await source.suggest(text, signal)
    return first.choose()
  }
  return { source, scripts, lines, labels, chooseFirst }
}

describe('the maps script', () => {
  test('is not asked for before the field is used, and only once after', async () => {
    const google = fakeGoogle([nurseryLane])
    const page: Record<string, unknown> = {}
    const scripts: string[] = []
    const { source } = sourceWith(page, {
      loadScript: (url) => {
        scripts.push(url)
        page['google'] = { maps: google.maps }
        return Promise.resolve()
      },
    })
    expect(scripts).toEqual([])
    source.prepare()
    source.prepare()
    await source.suggest('2450 Nur', signal)
    expect(scripts).toHaveLength(1)
    const url = new URL(scripts[0] ?? '')
    expect(url.origin + url.pathname).toBe('https://maps.googleapis.com/maps/api/js')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      key: 'k&y',
      libraries: 'places',
      loading: 'async',
    })
  })

  test('is not loaded a second time when the page has it already', async () => {
    const google = fakeGoogle([nurseryLane])
    const { labels, scripts } = sourceWith({ google: { maps: google.maps } })
    expect(await labels('2450 Nur')).toEqual(['2450 Nursery Ln., Cumming, GA'])
    expect(scripts).toEqual([])
  })

  test('may bring the library without importLibrary', async () => {
    const { library } = fakeGoogle([nurseryLane])
    const { labels } = sourceWith({ google: { maps: { places: library } } })
    expect(await labels('2450 Nur')).toEqual(['2450 Nursery Ln., Cumming, GA'])
  })

  test('that is blocked leaves a console line, and the built-in lookup answers', async () => {
    const blocked = new Error('blocked')
    const { labels, lines } = sourceWith({}, { loadScript: () => Promise.reject(blocked) })
    expect(await labels('2450 Nur')).toEqual(['built in: 2450 Nur'])
    expect(await labels('2450 Nurs')).toEqual(['built in: 2450 Nurs'])
    expect(lines).toEqual([['Error loading script:', blocked]])
  })

  test('that could not be reached is asked for again when the field is used again', async () => {
    const google = fakeGoogle([nurseryLane])
    const page: Record<string, unknown> = {}
    let loads = 0
    const { labels, source } = sourceWith(page, {
      async loadScript() {
        loads += 1
        if (loads === 1) throw new Error('offline')
        page['google'] = { maps: google.maps }
      },
    })
    expect(await labels('2450 Nur')).toEqual(['built in: 2450 Nur'])
    expect(await labels('2450 Nurs')).toEqual(['built in: 2450 Nurs'])
    expect(loads).toBe(1)
    source.prepare()
    expect(await labels('2450 Nur')).toEqual(['2450 Nursery Ln., Cumming, GA'])
    source.prepare()
    expect(loads).toBe(2)
  })

  test('that brings no maps leaves the other console line', async () => {
    const { chooseFirst, lines } = sourceWith({})
    expect(await chooseFirst('2450 Nur')).toMatchObject({ city: 'Rome' })
    expect(lines).toEqual([['Google Maps API not loaded']])
  })
})

describe('a slow maps script', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  test('is bridged by the built-in lookup until it has arrived', async () => {
    const google = fakeGoogle([nurseryLane])
    const page: Record<string, unknown> = {}
    let arrive = () => {}
    const { labels, lines } = sourceWith(page, {
      loadScript: () =>
        new Promise((resolve) => {
          arrive = resolve
        }),
    })
    const first = labels('2450 Nur')
    await vi.advanceTimersByTimeAsync(2500)
    expect(await first).toEqual(['built in: 2450 Nur'])
    page['google'] = { maps: google.maps }
    arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect(await labels('2450 Nurs')).toEqual(['2450 Nursery Ln., Cumming, GA'])
    expect(lines).toEqual([])
  })

  test('may call back after its load event, as it does with loading=async', async () => {
    const google = fakeGoogle([nurseryLane])
    const maps: Record<string, unknown> = {}
    const page: Record<string, unknown> = { google: { maps } }
    const { source, labels, lines } = sourceWith(page)
    source.prepare()
    await vi.advanceTimersByTimeAsync(0)
    maps['importLibrary'] = google.maps.importLibrary
    const ready = page['evergreenMapsReady']
    if (typeof ready === 'function') ready()
    await vi.advanceTimersByTimeAsync(0)
    expect(await labels('2450 Nur')).toEqual(['2450 Nursery Ln., Cumming, GA'])
    expect(lines).toEqual([])
  })
})

describe('with the maps script there', () => {
  test('only US street addresses are asked for, near the company, in one session', async () => {
    const { asked, maps } = fakeGoogle([nurseryLane])
    const { labels, chooseFirst } = sourceWith({ google: { maps } })
    await labels('2450')
    await chooseFirst('2450 Nur')
    await labels('9 Elm')
    expect(asked.requests[0]).toMatchObject({
      input: '2450',
      includedRegionCodes: ['us'],
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise'],
      locationBias: { center: { lat: 34.2, lng: -84.1 }, radius: 50_000 },
    })
    expect(asked.fields).toEqual([['addressComponents', 'location']])
    const tokens = asked.requests.map(({ sessionToken }) => sessionToken)
    expect(tokens[0]).toBe(tokens[1])
    expect(tokens[2]).not.toBe(tokens[1])
    expect(asked.tokens).toBe(2)
  })

  test('a choice fills number and route, city, the short state and the ZIP code', async () => {
    const { maps } = fakeGoogle([nurseryLane])
    const strict = sourceWith({ google: { maps } })
    expect(await strict.chooseFirst('2450')).toEqual({
      street1: '2450 Nursery Ln',
      city: 'Cumming',
      state: 'GA',
      zip: '30040',
    })
    const relaxed = sourceWith({ google: { maps } }, { rule: 'relaxed' })
    expect(await relaxed.chooseFirst('2450')).toMatchObject({ street1: '2450 Nursery Ln.' })
  })

  test('Brooklyn, which has no locality, is still a city', async () => {
    const components = nurseryLane.components.map((component) =>
      component[0] === 'locality' ? (['sublocality_level_1', 'Brooklyn'] as const) : component,
    )
    const { maps } = fakeGoogle([{ ...nurseryLane, components }])
    expect(await sourceWith({ google: { maps } }).chooseFirst('2450')).toMatchObject({
      city: 'Brooklyn',
    })
  })

  test.each([null, undefined])('a place without a location (%s) is no place', async (location) => {
    const { maps } = fakeGoogle([{ ...nurseryLane, location }])
    expect(await sourceWith({ google: { maps } }).chooseFirst('2450')).toBe('no-place')
  })

  test('a place without a street or a ZIP code is no place, for it would leave gaps', async () => {
    for (const missing of ['route', 'postal_code']) {
      const components = nurseryLane.components.filter(
        ([type]) => type !== missing && type !== 'street_number',
      )
      const { maps } = fakeGoogle([{ ...nurseryLane, components }])
      expect(await sourceWith({ google: { maps } }).chooseFirst('2450')).toBe('no-place')
    }
  })

  test('a refused key hands over to the built-in lookup', async () => {
    const { library } = fakeGoogle([])
    library.AutocompleteSuggestion.fetchAutocompleteSuggestions = () =>
      Promise.reject(new Error('ApiNotActivatedMapError'))
    const { labels } = sourceWith({ google: { maps: { places: library } } })
    expect(await labels('2450 Nur')).toEqual(['built in: 2450 Nur'])
  })
})
