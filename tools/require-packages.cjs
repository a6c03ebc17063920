// Loaded with `node --require` before `--import tsx`, so that a checkout without packages prints a sentence. It installs nothing,
// because the output of the command may go into a file.
try {
  require.resolve('tsx')
} catch {
  console.error(
    'The packages are not installed yet. Run `npm ci --ignore-scripts` (or `npm start`, which installs them too), ' +
      'and then the command again.',
  )
  process.exit(1)
}
