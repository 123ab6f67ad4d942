import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { createRawCapture } from './raw-capture.ts'

// Runs the raw transaction behind a bare node:http server, in a process of its own as the service is.
const raw = createRawCapture(process.env.DATABASE_URL ?? '', Number(process.env.CONNECTIONS))
const server = createServer(async (request, response) => {
  const id = await raw.capture(await text(request), String(request.headers['idempotency-key']))
  response.writeHead(201, { 'Content-Type': 'application/json' }).end(JSON.stringify({ id }))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  process.stdout.write(`${JSON.stringify({ msg: 'Listening', url: `http://127.0.0.1:${port}` })}\n`)
})
