import { chakra } from '@chakra-ui/react'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { Document } from '../features/policies/document.tsx'
import { documentAt, documentOf, loadedDocument } from '../features/policies/documents.ts'
import { documentPath } from '../paths.ts'
import { breadcrumbs } from '../seo/breadcrumbs.ts'
import { autoDealer } from '../seo/business.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { returnPolicies } from '../seo/return-policies.ts'
import { PageHero } from '../ui/page-hero.tsx'

export const prepare = (pathname: string) => documentOf(documentAt(pathname))

const dealerOf = (slug: string) =>
  slug === 'return-policy' ? { ...autoDealer(), hasMerchantReturnPolicy: returnPolicies() } : autoDealer()

export default function PolicyPage() {
  const slug = documentAt(useLocation().pathname)
  const policy = loadedDocument(slug) ?? use(documentOf(slug))
  return (
    <>
      <PageHead meta={policy.meta} path={documentPath(slug)} />
      {import.meta.env.SSR && (
        <JsonLd things={[dealerOf(slug), breadcrumbs({ name: policy.hero.title, path: documentPath(slug) })]} />
      )}
      <LowPicture>
        <PageHero of={documentPath(slug)} {...policy.hero} />
      </LowPicture>
      <Document policy={policy} />
    </>
  )
}

/** At most a fifth of the screen: the page is there to be read. */
const LowPicture = chakra('div', { base: { '&& picture': { height: '18vh', minHeight: '0', maxHeight: '20vh' } } })
