import { memo } from 'react'

/**
 * The revision that a form began with: its save goes over that and nothing newer. Rendered once,
 * so that the one that a draft brings back stays, whatever colleagues save meanwhile. With another
 * `key` it begins anew.
 */
export const SeenField = memo(function SeenField({ seen }: { readonly seen: number }) {
  return <input type="hidden" name="seen" defaultValue={seen} />
})
