/** What someone reads whose first answer was taken without a payment. */
export function thanksFor(
  willingness: 'yes' | 'maybe',
  email: string,
): { readonly title: string; readonly message: string } {
  const rest =
    willingness === 'yes'
      ? `Your seat is saved. We have sent the details to ${email}.`
      : `We have noted your Maybe and sent the details to ${email}. A Maybe holds no seat, so change it to Yes once you know.`
  return { title: 'Thank You for Registration', message: rest }
}
