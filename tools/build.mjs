// `npm run build`: checks the content, builds the site in a new folder, and makes it live by one rename.
import { exitCodeOf, makeBuild } from './builds/make-build.mjs'
import { projectSite } from './ensure-build.mjs'

process.exitCode = exitCodeOf(await makeBuild(projectSite(), 'always'))
