/** Sections fade in one after another, 200 ms apart, by CSS, so that nothing waits for a script. */
export const steps = {
  intro: 'motion-safe:animate-appear',
  trust: 'motion-safe:animate-appear [--wait:200ms]',
  aims: 'motion-safe:animate-appear [--wait:400ms]',
  values: 'motion-safe:animate-appear [--wait:600ms]',
  expertise: 'motion-safe:animate-appear [--wait:800ms]',
  process: 'motion-safe:animate-appear [--wait:1000ms]',
  calls: 'motion-safe:animate-appear [--wait:1200ms]',
} as const
