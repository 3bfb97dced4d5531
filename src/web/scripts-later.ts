import { awakeEvent } from './awake.ts'

/** Longest wait for letters and picture before the scripts come anyway, in milliseconds. */
const withinMs = 2_000

const modulePreload = /<link rel="modulepreload"[^>]*?\bhref="([^"]+)"[^>]*>/g
const moduleScript = /(<script\b[^>]*\btype="module"[^>]*>)([\s\S]*?)(<\/script>)/

/**
 * A page that can be read before any script runs needs none of them early: React Router's preloads
 * would share the line with the styles, the letters and the first picture. Here they start, low in
 * priority, once the page is painted with its letters and its first picture, or as soon as a
 * visitor touches the page. A button that is pressed before they are there is pressed again then,
 * but for those that the browser itself has answered by opening or closing something.
 */
export function scriptsLater(html: string): string {
  const preloads = [...html.matchAll(modulePreload)].map(([, href = '']) => href)
  return html
    .replaceAll(modulePreload, '')
    .replace(
      moduleScript,
      (_, open: string, code: string, close: string) =>
        `${open}${waiting(preloads)}${importedLater(code)}${close}`,
    )
}

const waiting = (preloads: readonly string[]) => `let pressed;
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
