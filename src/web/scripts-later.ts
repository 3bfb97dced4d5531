import { awakeEvent } from './awake.ts'

/** Longest wait for letters and picture before the scripts come anyway, in milliseconds. */
const withinMs = 2_000

const modulePreload = /<link rel="modulepreload"[^>]*?\bhref="([^"]+)"[^>]*>/g
/** A script without a name or a kind: the router's own, and those by which React completes a page. */
const plainScript = /(<script(?![^>]*\b(?:type|src)=)[^>]*>)([\s\S]+?)(<\/script>)/g
/** The one that imports what the page needs. */
const mainScript = /(<script\b[^>]*\btype="module"[^>]*>)(\s*import\b[\s\S]*?)(<\/script>)/

/**
 * A page that can be read before any script runs needs none of them early: React Router's preloads
 * would share the line with the styles, the letters and the first picture. Here they start, low in
 * priority, once the page is painted with its letters and its first picture, or as soon as a
 * visitor touches the page. A button that is pressed before they are there is pressed again then,
 * but for those that the browser itself has answered by opening or closing something.
 *
 * A plain script in the text would hold up what follows until the styles are there, so that the
 * first frame showed half a page and a second one the rest: the router's move into the one that
 * waits for the whole page anyway. Others, by which React puts in what was late, stay and run at once.
 */
export function scriptsLater(html: string): string {
  const preloads = [...html.matchAll(modulePreload)].map(([, href = '']) => href)
  const moved = { data: '', place: '' }
  const emptied = html
    .replaceAll(modulePreload, '')
    .replaceAll(plainScript, (whole, open: string, code: string, close: string) => {
      const what = purposeOf(code)
      if (what === null) return whole
      moved[what] += code.replace(/;?\s*$/, ';\n')
      // React looks for the element when it takes the page over.
      return open + close
    })
  return emptied.replace(
    mainScript,
    (_, open: string, imports: string, close: string) =>
      `${open}${waiting(moved.place, preloads)}${moved.data}${importedLater(imports)}${close}`,
  )
}

function purposeOf(code: string): 'data' | 'place' | null {
  if (code.includes('__reactRouterContext')) return 'data'
  return code.includes('react-router-scroll-positions') ? 'place' : null
}

/**
 * `place` scrolls to where the visitor was; before the page is laid out there is no such place. It
 * fails where storage is blocked, and the rest must not.
 */
const waiting = (place: string, preloads: readonly string[]) => `let pressed;
const keep = ({ target }) => { pressed = target.closest?.('button[type=button]:not([popovertarget])') ?? pressed; };
addEventListener('click', keep, true);
addEventListener('${awakeEvent}', () => {
  removeEventListener('click', keep, true);
  if (pressed?.isConnected) pressed.click();
}, { once: true });
const touched = new Promise((done) => {
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, done, { once: true, capture: true });
});
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const loaded = (img) => !img || img.complete || new Promise((done) => img.onload = img.onerror = done);
await painted();
try {
${place}} catch {}
await Promise.race([
  touched,
  new Promise((late) => setTimeout(late, ${withinMs})),
  Promise.allSettled([document.fonts.ready, loaded(document.querySelector('img[fetchpriority=high]'))]),
]);
for (let frames = 0; frames < 3; frames += 1) await painted();
for (const href of ${JSON.stringify(preloads)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }));
  await new Promise((next) => setTimeout(next));
}
`

/** Imports that a module states at its head would be fetched before it runs. */
function importedLater(code: string): string {
  return code
    .replaceAll(/^import \* as (\w+) from ("[^"]+");?/gm, 'const $1 = await import($2);')
    .replaceAll(/^import ("[^"]+");?/gm, 'await import($1);')
}
