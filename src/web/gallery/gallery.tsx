import { galleryStyle, type GalleryRules } from './gallery-style.ts'
import './gallery.css'

/** The part of a page whose cards and texts follow the filter. */
export function Gallery({
  rules,
  show,
  className = '',
  children,
}: {
  readonly rules: GalleryRules
  readonly show: string
  readonly className?: string
  readonly children: React.ReactNode
}) {
  return (
    <div data-show={show} className={className}>
      <style>{galleryStyle(rules)}</style>
      {children}
    </div>
  )
}
