import { galleryScript, galleryStyle, type GalleryRules } from './showing.ts'
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
    // The first script may have changed what shows before React takes over.
    <div data-show={show} suppressHydrationWarning className={className}>
      <style>{galleryStyle(rules)}</style>
      <script
        type="module"
        async
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: galleryScript(rules) }}
      />
      {children}
    </div>
  )
}
