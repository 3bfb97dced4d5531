import { httpQuotePlatform } from '#adapters/provider/quote-platform.ts'
import { platformAt } from '#adapters/provider/platform-http.ts'
import { deliverLead } from '#usecases/quote-requests/deliver-lead.ts'
import { CommandError, type Command } from './command.ts'

export const leadsDeliver: Command = {
  name: 'leads deliver',
  usage: '',
  help: 'Delivers waiting and failed leads to the platform at QUOTES_API_URL now.',
  async run({ config, stores, now, print }) {
    if (config.quotesApiUrl === null) throw new CommandError('QUOTES_API_URL is not set')
    const { leadDeliveries } = await stores()
    const deliverNext = deliverLead({
      leadDeliveries,
      quotePlatform: httpQuotePlatform(platformAt(config.quotesApiUrl)),
      clock: { now },
    })
    await leadDeliveries.retryAll(now())
    let delivered = 0
    const refused: string[] = []
    for (let next = await deliverNext(); next !== null; next = await deliverNext()) {
      if (next.is === 'delivered') delivered += 1
      else refused.push(`${next.leadId}: the platform ${next.reason}`)
    }
    print(`Delivered ${delivered} ${delivered === 1 ? 'lead' : 'leads'}.`)
    for (const line of refused) print(line)
  },
}
