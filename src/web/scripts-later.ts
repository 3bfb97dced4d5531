import { hydratedEvent, hydratingEvent } from './hydrated.ts'

/** The longest wait for the page to load before scripts start anyway, in milliseconds. */
const withinMs = 2_000

/**
 * Delays scripts until the first paint, so that styles, fonts and the first picture load before
 * them. The module preloads and the module script of `<Scripts data-later>` have no effect until
 * the page has loaded, or until a visitor touches it. A button pressed meanwhile is pressed again
 * after hydration, unless React or the browser itself has answered.
 */
export function scriptsLater(html: string, nonce: string | undefined): string {
  const leave = nonce === undefined ? '' : ` nonce="${nonce}"`
  const start = `<script type="module" async=""${leave}>${startScripts}</script>`
  return html
    .replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
    .replace(/(<script data-later="true"[^>]*) type="module"/, '$1 type="text/plain"')
    .replace(/<\/body>(?=<\/html>$)/, `${start}</body>`)
}

const startScripts = `
let pressed;
const keep = ({ target }) => { pressed = target.closest?.('button[type=button]:not([popovertarget])') ?? pressed; };
addEventListener('click', keep, true);
// From here on React handles presses, and stops those that it cannot handle yet.
const handled = ({ target }) => { if (pressed?.contains(target)) pressed = undefined; };
addEventListener('${hydratingEvent}', () => addEventListener('click', handled), { once: true });
addEventListener('${hydratedEvent}', () => {
  removeEventListener('click', keep, true);
  // Later, since a press itself can finish the hydration, and is handled after it.
  setTimeout(() => { if (pressed?.isConnected) pressed.click(); });
}, { once: true });
const touched = new Promise((done) => {
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, done, { once: true, capture: true });
});
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const loaded = new Promise((done) => {
  if (document.readyState === 'complete') done();
  else addEventListener('load', done, { once: true });
});
await painted();
await Promise.race([touched, loaded, new Promise((late) => setTimeout(late, ${withinMs}))]);
await painted();
for (const link of document.querySelectorAll('link[data-rel]')) {
  link.fetchPriority = 'low';
  link.rel = link.dataset.rel;
}
for (const later of document.querySelectorAll('script[data-later][type="text/plain"]')) {
  const script = Object.assign(document.createElement('script'), { type: 'module', nonce: later.nonce });
  script.textContent = later.textContent;
  document.head.append(script);
}
`
