import { paths } from '../addresses/paths.ts'
import { denago } from '../content/brands/denago-brand.ts'
import { BrandPage } from '../features/brands/brand-page.tsx'
import { brandThing } from '../seo/brand-json-ld.ts'
import { breadcrumbs } from '../seo/breadcrumbs.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { sharePictures } from '../seo/share-pictures.ts'

export default function Denago() {
  return (
    <>
      <PageHead meta={denago.meta} path={paths.denago} image={sharePictures.brand(denago.id)} />
      {import.meta.env.SSR && (
        <JsonLd things={[brandThing(denago), breadcrumbs({ name: 'Denago', path: paths.denago })]} />
      )}
      <BrandPage brand={denago} />
    </>
  )
}
