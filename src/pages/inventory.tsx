import { paths, siteFiles } from '../addresses/paths.ts'
import { inventoryMeta } from '../content/inventory-page.ts'
import { AskUs } from '../features/inventory/ask-us.tsx'
import { InventoryHero } from '../features/inventory/inventory-hero.tsx'
import { Inventory } from '../features/inventory/inventory-view.tsx'
import { Heart } from '../features/shortlist/heart.tsx'
import { LazyTray } from '../features/shortlist/lazy-tray.tsx'
import { breadcrumbs } from '../seo/breadcrumbs.ts'
import { autoDealer } from '../seo/business.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'

export default function InventoryPage() {
  return (
    <>
      <PageHead meta={inventoryMeta} path={paths.inventory}>
        <link rel="alternate" type="application/feed+json" title="Inventory" href={siteFiles.feed} />
      </PageHead>
      {import.meta.env.SSR && (
        <JsonLd things={[autoDealer(), breadcrumbs({ name: 'Inventory', path: paths.inventory })]} />
      )}
      <InventoryHero />
      <Inventory heart={Heart} />
      <AskUs />
      <LazyTray />
    </>
  )
}
