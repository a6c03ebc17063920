// Loaded with `node --require` before other code is parsed, so that an old Node.js prints a sentence and not a syntax error. Therefore
// CommonJS, without syntax that Node.js 6 lacks.
const { engines } = require('../package.json')

/** @type {(version: string) => number} 20.19 becomes 20019 */
const comparable = (version) => {
  const parts = version.replace(/^\D+/, '').split('.').map(Number)
  return (parts[0] || 0) * 1000 + (parts[1] || 0)
}

if (comparable(process.versions.node) < comparable(engines.node)) {
  console.error(
    `This project needs Node.js ${engines.node}, and this is ${process.versions.node}. ` +
      'Get a newer one from https://nodejs.org and run the command again.',
  )
  process.exit(1)
}
