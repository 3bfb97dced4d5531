import type { CustomerFacts } from '#domain/customers/customer.ts'
import { unwrap } from '#domain/result.ts'
import { personNamed } from './people.ts'
import type { Season } from './season.ts'
import type { Staff } from './staff.ts'

/** Colleagues' notes about customers, beside requests. */
export function addCustomers(season: Season, staff: Staff): void {
  season.at([70, '11:15'], async () => {
    const facts: CustomerFacts = {
      name: 'Oakhaven HOA',
      company: 'Oakhaven Homeowners Association',
      emails: ['board@oakhaven.example'],
      phones: ['7705550190', '7705550191'],
      addresses: [
        {
          street1: '1 Oakhaven Pkwy',
          city: 'Milton',
          state: 'GA',
          zip: '30004',
          purpose: 'service',
        },
        {
          street1: '88 Main St',
          city: 'Alpharetta',
          state: 'GA',
          zip: '30009',
          purpose: 'mailing',
        },
      ],
      replyEmail: '',
    }
    const id = unwrap(
      await season.desk.customers.addCustomer(facts, { anyway: true }, staff('ruth')),
    )
    const note = 'Invoices go to the board, net 30. The gate code changes in January: ask Nora.'
    await season.desk.customers.addCustomerNote(id, note, staff('ruth'))
  })
  noteOn('Priya Raman', [20, '09:20'], 'Two dogs. Ring before you open the side gate.')
  noteOn('Samir Haddad', [6, '08:10'], 'Contractor himself, pays on pick-up.')

  function noteOn(name: string, moment: readonly [number, string], text: string): void {
    const { email } = personNamed(name)
    season.at(moment, async () => {
      const customer = await customerFor(season, email)
      await season.desk.customers.addCustomerNote(customer, text, staff('june'))
    })
  }
}

/** Id of the first customer whom a search finds. */
export async function customerFor({ desk }: Pick<Season, 'desk'>, search: string): Promise<string> {
  const { customers } = await desk.customers.listCustomers({ search, sort: 'name', page: 1 })
  const [customer] = customers
  if (customer === undefined) throw new Error(`${search} is no customer`)
  return customer.id
}
