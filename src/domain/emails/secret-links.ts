/** Stands in for a secret in what is stored and shown. */
export const masked = '••••••'

/** The rest of a secret link after the origin; some mail servers encode links they are to check. */
const pathAndToken =
  /^((?:\/|%2F)(?:(?:request|photographs|quotes|back-in-stock(?:\/|%2F)stop|calendar)(?:\/|%2F)|desk(?:\/|%2F)join(?:#|%23)))[\w-]+(?:\.[\w-]+)*/i

/** Masks the secrets in links to the site, such as those of a quoted email. */
export const maskLinks = (text: string, publicUrl: string): string =>
  [publicUrl, encodeURIComponent(publicUrl)].reduce((read, origin) => {
    const [before = '', ...links] = read.split(origin)
    return [before, ...links.map((rest) => rest.replace(pathAndToken, `$1${masked}`))].join(origin)
  }, text)
