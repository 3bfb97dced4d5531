import { galleryStyle, type GalleryRules } from './gallery-style.ts'
import './gallery.css'

/** The part of a page whose cards and texts follow the filter. */
export function Gallery({
  rules,
  show,
  children,
}: {
  readonly rules: GalleryRules
  readonly show: string
  readonly children: React.ReactNode
}) {
  return (
    <div data-show={show}>
      <style>{galleryStyle(rules)}</style>
      {children}
    </div>
  )
}
