import type { EmailSecrets } from '#domain/emails/email.ts'
import { onlySlug } from '#domain/site/documents.ts'
import {
  forgottenWaits,
  restockConsent,
  restockDelay,
  restockMorning,
} from '#domain/site/restock.ts'
import { isBackOn, outOfStock, outText } from '#domain/site/stock.ts'
import { dateOf, instantAt } from '#domain/time.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'
import type { RestockWait } from '#ports/restock-store.ts'
import type { Dependencies } from './dependencies.ts'
import { readWording, sealConsent, type ShownConsent } from './quote-requests/shown-consent.ts'

/** "Tell me when it's back": one email when a product is in stock again. */
export function backInStock({
  restock,
  contentStore,
  content,
  secrets,
  clock,
  ids,
  publicUrl,
}: Dependencies) {
  const sealOf = (id: string) => secrets.hash(`restock ${id}`)
  const today = () => dateOf(clock.now(), content().company.timeZone)
  const isOut = (slug: string) => outOfStock(content().products.stock, slug, today())
  const isTooEarly = (slug: string) => {
    const { company, products } = content()
    const morning = instantAt(today(), restockMorning, company.timeZone)
    return clock.now() < morning && isBackOn(products.stock, slug, today())
  }
  const productOf = (slug: string) =>
    content().products.all.find((product) => product.slug === slug) ?? null

  function emailTo({ id, product, email }: RestockWait, news: 'asked' | 'back'): NewEmail {
    const link = `${publicUrl}/back-in-stock/stop/${id}.${sealOf(id)}`
    return {
      to: email,
      email: { kind: 'restock', data: { news, product: productOf(product)?.name ?? product } },
      sealedSecrets: secrets.seal(JSON.stringify({ link } satisfies EmailSecrets)),
      about: { kind: 'restock', id },
    }
  }

  async function waitOf(token: string): Promise<RestockWait | null> {
    const [id = '', seal = ''] = token.split('.')
    return secrets.isEqual(seal, sealOf(id)) ? restock.find(id) : null
  }

  return {
    /** Reads the product and the wording of its form; null if there is no such product. */
    read(slug: string) {
      const product = productOf(slug)
      if (product === null) return null
      const out = isOut(slug)
      const { shortName } = content().company
      const { name } = product
      return {
        name,
        out: out === null ? null : outText(out, today()),
        consent: sealConsent(secrets)(restockConsent(shortName, name)),
      }
    },

    /**
     * Saves the address. Returns the same whether or not it was known, and false if the product is
     * not out of stock.
     */
    async ask(slug: string, email: string, shown: ShownConsent | null): Promise<boolean> {
      const product = productOf(slug)
      if (product === null || isOut(slug) === null) return false
      const current = restockConsent(content().company.shortName, product.name)
      const wording = readWording(secrets, shown, current)
      const wait = { id: ids.newId(), product: slug, email: email.trim() }
      await restock.ask({ ...wait, wording, at: clock.now() }, (saved) => emailTo(saved, 'asked'))
      return true
    },

    /** The address that a link removes; null if it is gone or the link is forged. */
    async readStop(token: string): Promise<string | null> {
      return (await waitOf(token))?.email ?? null
    },

    async stop(token: string): Promise<void> {
      const wait = await waitOf(token)
      if (wait !== null) await restock.stop(wait.id)
    },

    /**
     * Emails customers whose product has been back for a while, and deletes their addresses.
     * Returns the number of emails.
     */
    async notifyAll(): Promise<number> {
      let emailed = 0
      const [stock] = await contentStore.history({ kind: 'stock', slug: onlySlug }, 1)
      const isSettled = stock === undefined || stock.savedAt <= clock.now() - restockDelay
      for (const slug of (await restock.waiting()).keys()) {
        if (!isSettled || productOf(slug) === null || isOut(slug) !== null) continue
        if (isTooEarly(slug)) continue
        emailed += await restock.notify(slug, clock.now(), (wait) => emailTo(wait, 'back'))
      }
      await restock.deleteOld(forgottenWaits(clock.now()))
      return emailed
    },
  }
}
