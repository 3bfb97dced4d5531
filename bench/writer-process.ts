/** Posts the bodies that standard input describes (`Writes`), and prints how long they took. */
import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Writes } from './load.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by load.ts
const { url, headers, body, count, connections, from } = (await json(process.stdin)) as Writes
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const times: number[] = []
let next = from

function post(text: string): Promise<void> {
  return new Promise((done, failed) => {
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      let said = ''
      answer.on('data', (chunk) => (said += chunk))
      answer.on('end', () => {
        if (answer.statusCode === 201) done()
        else failed(new Error(`${answer.statusCode} ${said}`))
      })
    })
    sent.on('error', failed)
    sent.end(text)
  })
}

async function postInTurn(): Promise<void> {
  while (next < from + count) {
    const text = body.replaceAll('{n}', String(next))
    next += 1
    const began = performance.now()
    await post(text)
    times.push(performance.now() - began)
  }
}

const began = performance.now()
await Promise.all(Array.from({ length: connections }, postInTurn))
const seconds = (performance.now() - began) / 1000
agent.destroy()
const sorted = times.toSorted((a, b) => a - b)
const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
process.stdout.write(JSON.stringify({ seconds, p50Ms: at(0.5), p99Ms: at(0.99) }))
