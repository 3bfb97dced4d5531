import { expect, type Page, type Request } from '@playwright/test'

/** The quote form as a visitor sees it. */
export function quoteForm(page: Page) {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  return {
    firstName: field('First Name'),
    lastName: field('Last Name'),
    email: field('Email'),
    phone: field('Phone Number'),
    street: page.getByLabel('Street 1', { exact: true }),
    city: field('City'),
    state: field('State'),
    zip: field('ZIP Code'),
    addressType: page.getByLabel('Address Type', { exact: true }),
    sameAddress: page.getByRole('checkbox', {
      name: 'Service address is the same as above address',
    }),
    serviceSection: page.getByRole('group', { name: 'Service Address' }),
    serviceStreet: page.getByLabel('Service Street 1', { exact: true }),
    serviceCity: field('Service City'),
    serviceState: field('Service State'),
    serviceZip: field('Service ZIP Code'),
    serviceAddressType: page.getByLabel('Service Address Type', { exact: true }),
    projectDetails: field('Project Details'),
    services: page.getByRole('group', { name: 'I am interested in:' }),
    service: (name: string) => page.getByRole('checkbox', { name, exact: true }),
    materials: page.getByRole('group', { name: 'Materials (Optional)' }),
    notes: field('Additional Notes (Optional)'),
    submit: page.getByRole('button', { name: 'Submit', exact: true }),
    dialog: page.getByRole('dialog', { name: /^(?:Error|Success!)$/ }),
    close: page.getByRole('button', { name: 'Close' }),
  }
}

export type QuoteForm = ReturnType<typeof quoteForm>

/** Opens the form and waits until its services are there. */
export async function openQuote(page: Page, query = ''): Promise<QuoteForm> {
  await page.goto(`/get-a-quote${query}`)
  const form = quoteForm(page)
  await expect(form.service('Soil & Mulch')).toBeVisible()
  return form
}

/** Fills all that is needed, for work at the customer's own address. */
export async function fillQuote(form: QuoteForm): Promise<void> {
  await form.firstName.fill('Ann')
  await form.email.fill('ann@example.com')
  await form.phone.fill('7705550142')
  await form.street.fill('12 Oak Street')
  await form.city.fill('Cumming')
  await form.state.fill('GA')
  await form.zip.fill('30040')
  await form.sameAddress.check()
  await form.projectDetails.fill('New mulch for two front beds.')
  await form.service('Edging & Borders').check()
}

/** Collects the two calls of the form. */
export function callsOf(page: Page): { readonly client: Request[]; readonly request: Request[] } {
  const calls: { client: Request[]; request: Request[] } = { client: [], request: [] }
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/client/client')) calls.client.push(request)
    if (request.url().endsWith('/api/v2/request/Ecom-request')) calls.request.push(request)
  })
  return calls
}
