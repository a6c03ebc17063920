import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../node_modules/${name}.production.js`, import.meta.url)).replaceAll('\\', '/')

const REACT_DOM = fileOf('react-dom/cjs/react-dom-client')

/** React's production build, by the names under which it is imported. */
const FILES: Record<string, string> = {
  react: fileOf('react/cjs/react'),
  'react/jsx-runtime': fileOf('react/cjs/react-jsx-runtime'),
  'react-dom': fileOf('react-dom/cjs/react-dom'),
  'react-dom/client': REACT_DOM,
  scheduler: fileOf('scheduler/cjs/scheduler'),
}

/** Returns the code as it was when it does not find its place. */
type Change = (code: string) => string

/** Puts something in place of what begins with one text and ends before another. */
const between =
  (first: string, next: string, replacement = ''): Change =>
  (code) => {
    const start = code.indexOf(first)
    const end = code.indexOf(next, start)
    return start < 0 || end < 0 ? code : code.slice(0, start) + replacement + code.slice(end)
  }

/** Gives a function at the top level another body. Terser then leaves out what only the old one called. */
const body =
  (name: string, statement = ''): Change =>
  (code) => {
    const start = code.indexOf(`\nfunction ${name}(`)
    const end = code.indexOf('\n}\n', start)
    return start < 0 ? code : `${code.slice(0, start)}\nfunction ${name}() {${statement}${code.slice(end)}`
  }

type Cut = {
  what: string
  /** What in a source of this site would need it. Found there, it fails the build. Absent where no source can. */
  neededBy?: RegExp
  changes: readonly Change[]
}

/** What React DOM does for other sites and not for this one. */
const CUTS: readonly Cut[] = [
  {
    what: 'stacks of components in errors',
    neededBy: /componentStack/,
    changes: [body('getStackByFiberInDevAndProd', 'return ""')],
  },
  {
    what: 'findDOMNode and scheduleHydration',
    neededBy: /findDOMNode|scheduleHydration/,
    changes: [
      between('ReactDOMSharedInternals.findDOMNode =', 'var internals$jscomp'),
      between('ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =', 'var isomorphicReactPackageVersion'),
    ],
  },
  {
    // Every browser that reads modules of this build's target has them.
    what: 'replacements for what old browsers lack',
    neededBy: /attachEvent/,
    changes: [
      between('function makePrefixMap(', 'var ANIMATION_END', 'const getVendorPrefixedEventName = (name) => name;\n'),
      between('var canUseDOM = !(', 'passiveBrowserEventsSupported =', 'var canUseDOM = !0, '),
      between('var isInputEventSupported = !1;', 'function stopWatching', 'var isInputEventSupported = !0;\n'),
      between('var AbortControllerLocal =', 'scheduleCallback$2 =', 'var AbortControllerLocal = AbortController,\n'),
      between('var clz32 =', 'function clz32Fallback(', 'var clz32 = Math.clz32, log = Math.log, LN2 = Math.LN2;\n'),
      between('var objectIs =', 'function shallowEqual(', 'var objectIs = Object.is;\n'),
    ],
  },
  {
    what: 'events of selection, composition, entering and leaving',
    neededBy: /\bon(?:Select|Composition\w+|BeforeInput|(?:Mouse|Pointer)(?:Enter|Leave))(?:Capture)?\b/,
    changes: [
      between(
        'a: {\n        reactName =\n          "mouseover" === domEventName',
        'a: {\n        reactName = targetInst ? getNodeFromInstance(targetInst) : window;',
      ),
      between(
        'handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;\n      switch (domEventName)',
        'extractEvents$1(\n        dispatchQueue,',
      ),
      between('registerDirectEvent("onMouseEnter"', 'registerTwoPhaseEvent(\n  "onChange"'),
      between('registerTwoPhaseEvent(\n  "onSelect"', 'var mediaEventTypes'),
    ],
  },
  {
    what: 'forms whose action is a function',
    neededBy:
      /\b(?:action|formAction)=\{(?!paths\.)|\b(?:useActionState|useFormState|useFormStatus|requestFormReset)\b/,
    changes: [
      body('extractEvents$1'),
      between('  i = (unblocked.ownerDocument || unblocked).$$reactFormReplay;', '}\nfunction ReactDOMRoot('),
      body('mountActionState'),
      body('updateActionState'),
      body('rerenderActionState'),
    ],
  },
  {
    what: 'styles and scripts that React loads, and connections that it prepares',
    neededBy: /\bprecedence[:=]|<script\b[^>]*\basync|\b(?:preinit\w*|preloadModule|preconnect|prefetchDNS)\(/,
    changes: [
      between('  D: prefetchDNS,', '  L: preload,'),
      between('  m: preloadModule,', '};\nfunction flushSyncWork('),
      body('getResource', 'return null'),
      body('acquireResource', 'return null'),
      body('preloadResource', 'return !0'),
      body('suspendResource'),
      body('waitForCommitToBeReady', 'return null'),
    ],
  },
  {
    what: 'custom elements in JSX',
    neededBy: /<[a-z]+-[a-z]+[\s>/]/,
    changes: [body('isCustomElement', 'return !1'), body('setPropOnCustomElement')],
  },
  {
    what: 'lists of Suspense boundaries',
    neededBy: /SuspenseList/,
    changes: [
      body('updateSuspenseListComponent'),
      between(
        'case 19:\n      pop(suspenseStackCursor);\n      type = workInProgress.memoizedState;',
        'case 22:\n    case 23:\n      return (\n        popSuspenseHandler(workInProgress),',
      ),
    ],
  },
  {
    what: 'deferred values, and hooks of the compiler and of caches',
    neededBy: /useDeferredValue\(|compiler-runtime|useCacheRefresh/,
    changes: [
      body('mountDeferredValueImpl'),
      body('updateDeferredValueImpl'),
      body('useMemoCache'),
      body('refreshCache'),
    ],
  },
  {
    // It is there so that many parts come at once. Here they are few, have their size from the start, and may lie in one another.
    what: 'the wait of 300 ms from one late part to the next',
    changes: [between('globalMostRecentFallbackTime + 300 - now()', '),\n          10 < exitStatus', '0')],
  },
]

/**
 * A CommonJS file of React as an ES module: a bundle then has only what something imports.
 * @returns undefined when nothing in it is exported as CommonJS does
 */
function toModule(commonJs: string): string | undefined {
  const imports: string[] = []
  const code = commonJs
    .replace(/^var (?:\w+ = require\("[^"]+"\)[,;]\s*)+/m, (line) => {
      for (const [, name, from] of line.matchAll(/(\w+) = require\("([^"]+)"\)/g))
        imports.push(`import * as ${name} from "${from}";`)
      return ''
    })
    .replaceAll(/\bexports\.(\w+)/g, '$1$exported')
  const names = [...new Set(Array.from(code.matchAll(/\b(\w+)\$exported/g), ([, name]) => name))]
  if (names.length === 0) return undefined
  const locals = names.map((name) => `${name}$exported`)
  const exported = names.map((name) => `${name}$exported as ${name}`)
  return [...imports, `let ${locals};`, code, `export { ${exported} };`].join('\n')
}

/**
 * Makes of React what this site needs of it, 11 KB of gzip less on every first route: its files as ES modules, and React DOM
 * without what nothing here uses. The browser's bundle only: pages are prerendered with React as it is, and so run the
 * unit tests and `npm run dev`.
 *
 * The packages are pinned to exact versions. A cut that finds nothing in them fails the build, and so do a file that is not
 * there or exports nothing, and a source that needs what was cut.
 */
export function leanReact(): Plugin {
  const missing = new Set(CUTS)
  const unmade = new Set(Object.keys(FILES))
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:react|react-dom|scheduler)(?:\/[\w-]+)?$/ },
      handler(id) {
        return this.environment.name === 'client' ? FILES[id] : null
      },
    },
    transform(code, id) {
      if (this.environment.name !== 'client') return null
      const name = Object.keys(FILES).find((each) => FILES[each] === id)
      if (name) {
        const module = toModule(id === REACT_DOM ? cutReactDom(code, missing) : code)
        if (module === undefined) return null
        unmade.delete(name)
        return { code: module, map: null }
      }
      if (!id.includes('/node_modules/')) {
        const needed = CUTS.find(({ neededBy }) => neededBy?.test(code))
        if (needed) this.error(`${id} needs ${needed.what}, which tools/vite/lean-react.ts cuts out of React`)
        return null
      }
      // A module has no default export that stands for all of it.
      const named = code.replace(/^import (\w+) from (?:"react"|'react')/gm, 'import * as $1 from "react"')
      return named === code ? null : { code: named, map: null }
    },
    renderStart() {
      if (this.environment.name !== 'client') return
      const cuts = Array.from(missing, ({ what }) => what).join('; ')
      const problems = [
        ...(unmade.size > 0 ? [`No exports found in ${[...unmade].join(', ')}`] : []),
        ...(cuts ? [`Not found in react-dom: ${cuts}`] : []),
      ]
      if (problems.length > 0)
        this.error(`${problems.join('. ')}. tools/vite/lean-react.ts does not fit the installed packages`)
    },
  }
}

/** @param missing loses the cuts of which every change found its place */
function cutReactDom(code: string, missing: Set<Cut>): string {
  let lean = code
  for (const cut of CUTS) {
    const found = cut.changes.map((change) => {
      const before = lean
      lean = change(before)
      return lean !== before
    })
    if (found.every(Boolean)) missing.delete(cut)
  }
  return lean
}
