// `npm run build`: checks the content, builds the site beside the one in place, and puts it there by one rename.
import { exitCodeOf, makeBuild } from './builds/make-build.mjs'
import { projectSite } from './ensure-build.mjs'

process.exitCode = exitCodeOf(await makeBuild(projectSite(), 'always'))
