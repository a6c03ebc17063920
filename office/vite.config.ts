import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: '../dist-office',
    emptyOutDir: true,
    chunkSizeWarningLimit: 1_500,
    // The browsers of docs/office.md: the first ones with `checkVisibility`, which src/parts/keep-focus.ts calls.
    target: ['chrome121', 'edge121', 'firefox122', 'safari17.4'],
  },
})
