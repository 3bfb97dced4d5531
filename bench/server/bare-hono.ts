/** Serves the text from standard input at every address: `bare-hono.ts PORT TYPE`. */
import { arrayBuffer } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const [port = '', type = ''] = process.argv.slice(2)
const body = await arrayBuffer(process.stdin)
const app = new Hono()
app.get('*', (context) => context.body(body, 200, { 'Content-Type': type }))
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' })
