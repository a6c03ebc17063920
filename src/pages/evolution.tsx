import { paths } from '../addresses/paths.ts'
import { evolution } from '../content/brands/evolution-brand.ts'
import { BrandPage } from '../features/brands/brand-page.tsx'
import { brandThing } from '../seo/brand-json-ld.ts'
import { breadcrumbs } from '../seo/breadcrumbs.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { sharePictures } from '../seo/share-pictures.ts'

export default function Evolution() {
  return (
    <>
      <PageHead meta={evolution.meta} path={paths.evolution} image={sharePictures.brand(evolution.id)} />
      {import.meta.env.SSR && (
        <JsonLd
          things={[
            brandThing(evolution),

            breadcrumbs({ name: 'Evolution', path: paths.evolution }),
          ]}
        />
      )}
      <BrandPage brand={evolution} />
    </>
  )
}
