import { createApp } from './app.ts'
import { readFault } from './faults.ts'

const port = Number(process.env.MOCK_PORT ?? 3001)
const words = process.env.MOCK_FAULT
const options = {
  ...(process.env.MOCK_DB && { localFile: process.env.MOCK_DB }),
  ...(process.env.CATALOGUE_FILE && { seedFile: process.env.CATALOGUE_FILE }),
  ...(words && { fault: readFault(words) }),
}

const server = createApp(options).listen(port, '127.0.0.1', () => {
  const address = server.address()
  console.log(`Mock API: http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`)
})
