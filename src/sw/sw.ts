import { clientsClaim } from 'workbox-core'
import { servePictures } from './images.ts'
import { serveListFiles } from './list-files.ts'
import { listenToPages } from './messages.ts'
import { serveModels } from './models.ts'
import { sendInquiries } from './outbox-delivery.ts'
import { redirectToAddresses, servePages } from './page-routes.ts'
import { servePrecache } from './precache.ts'
import { storePreviousAssets } from './previous-assets.ts'
import { serveDays, serveVehicles } from './runtime.ts'
import type { PrecacheManifest } from './scope.ts'
import { tellWhatIsStored } from './stored-files.ts'

declare const self: { __WB_MANIFEST: PrecacheManifest }

const manifest = self.__WB_MANIFEST

// Takes over the page that installed the worker, so that the first visit works offline too.
clientsClaim()

// The first matching route answers a request.
redirectToAddresses()
servePages()
servePrecache(manifest)
serveListFiles()
serveModels()
storePreviousAssets(manifest)
serveVehicles()
serveDays()
servePictures()

listenToPages()
sendInquiries()
tellWhatIsStored(manifest)
