import { useId } from 'react'
import { useHydrated } from '#web/hydrated.ts'

const everywhere = 'image/jpeg,image/png,image/webp'
const elsewhere = `${everywhere},.heic,.heif`

/**
 * iPhones and iPads convert photographs to JPEG if the input accepts only these types. Other devices
 * may have HEIC files from iPhones. An iPad calls itself a Macintosh, which has no touch screen.
 */
export const acceptedFiles = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
    ? everywhere
    : elsewhere

/** A button that opens the folder, or on phones the camera. */
export function PhotographInput({
  label,
  about = '',
  camera = false,
  disabled = false,
  autoFocus = false,
  className,
  onFiles,
}: {
  readonly label: string
  /** Distinguishes it from similar inputs for screen readers. */
  readonly about?: string
  readonly camera?: boolean
  readonly disabled?: boolean
  /** Whether it has the focus when it appears. */
  readonly autoFocus?: boolean
  readonly className: string
  readonly onFiles: (files: readonly File[]) => void
}) {
  const id = useId()
  // A file chosen before hydration would be lost.
  const isOff = !useHydrated() || disabled
  return (
    <label
      htmlFor={id}
      className={`relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${isOff ? 'opacity-60' : ''} ${className}`}
    >
      {label}
      {about === '' ? null : <span className="sr-only">, {about}</span>}
      <input
        id={id}
        type="file"
        data-rows-end={camera ? undefined : true}
        disabled={isOff}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes in place of what had it
        autoFocus={autoFocus}
        accept={elsewhere}
        {...(camera ? { capture: 'environment' } : { multiple: true })}
        onClick={({ currentTarget }) => {
          currentTarget.accept = acceptedFiles(navigator)
        }}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Resets the input, so that the same file can be chosen again.
          currentTarget.value = ''
          onFiles(files)
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:hidden"
      />
    </label>
  )
}
