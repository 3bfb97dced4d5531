/** Posts the bodies that standard input describes (`Writes`), and prints how long they took. */
import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Writes } from './load.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by load.ts
const { url, headers, body, count, connections, from, rate } = (await json(process.stdin)) as Writes
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const times: number[] = []
let next = from

function post(text: string): Promise<void> {
  return new Promise((done, failed) => {
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      let reason = ''
      answer.on('data', (chunk) => (reason += chunk))
      answer.on('end', () => {
        if (answer.statusCode === 201) done()
        else failed(new Error(`${answer.statusCode} ${reason}`))
      })
    })
    sent.on('error', failed)
    sent.end(text)
  })
}

async function postNext(due: number): Promise<void> {
  const text = body.replaceAll('{n}', String(next))
  next += 1
  await post(text)
  times.push(performance.now() - due)
}

async function postInTurn(): Promise<void> {
  while (next < from + count) await postNext(performance.now())
}

/** Open loop: arrivals do not wait for earlier ones, and waits count from the arrival. */
async function postAtRate(perSecond: number): Promise<void> {
  const start = performance.now()
  const posted: Promise<void>[] = []
  for (let index = 0; index < count; index += 1) {
    const due = start + (index * 1000) / perSecond
    const early = due - performance.now()
    if (early > 0) await wait(early)
    posted.push(postNext(due))
  }
  await Promise.all(posted)
}

const began = performance.now()
if (rate === undefined) await Promise.all(Array.from({ length: connections }, postInTurn))
else await postAtRate(rate)
const seconds = (performance.now() - began) / 1000
agent.destroy()
const sorted = times.toSorted((a, b) => a - b)
const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
process.stdout.write(JSON.stringify({ seconds, p50Ms: at(0.5), p99Ms: at(0.99) }))
