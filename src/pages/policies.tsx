import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { documentPath, paths } from '../addresses/paths.ts'
import { policiesHero, policiesMeta } from '../content/policies-page.ts'
import { Document } from '../features/policies/document.tsx'
import { documentAt, documentOf, loadedDocument } from '../features/policies/documents.ts'
import { PolicyIndex } from '../features/policies/policy-index.tsx'
import { breadcrumbs } from '../seo/breadcrumbs.ts'
import { autoDealer } from '../seo/business.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { returnPolicies } from '../seo/return-policies.ts'
import { PageHero } from '../ui/page-hero.tsx'

export const prepare = (pathname: string) => (isIndex(pathname) ? Promise.resolve() : documentOf(documentAt(pathname)))

const isIndex = (pathname: string) => pathname.replace(/\/+$/, '') === paths.policies

const dealerOf = (slug: string) =>
  slug === 'return-policy' ? { ...autoDealer(), hasMerchantReturnPolicy: returnPolicies() } : autoDealer()

/** One document, or the list of all. One chunk, so that no other page has to name a second one. */
export default function PolicyPage() {
  const { pathname } = useLocation()
  return isIndex(pathname) ? <AllPolicies /> : <Policy key={documentAt(pathname)} slug={documentAt(pathname)} />
}

const AllPolicies = () => (
  <>
    <PageHead meta={policiesMeta} path={paths.policies} />
    {import.meta.env.SSR && (
      <JsonLd things={[autoDealer(), breadcrumbs({ name: policiesHero.title, path: paths.policies })]} />
    )}
    <PageHero {...policiesHero} />
    <PolicyIndex />
  </>
)

function Policy({ slug }: { slug: string }) {
  const policy = loadedDocument(slug) ?? use(documentOf(slug))
  return (
    <>
      <PageHead meta={policy.meta} path={documentPath(slug)} />
      {import.meta.env.SSR && (
        <JsonLd
          things={[
            dealerOf(slug),
            breadcrumbs(
              { name: policiesHero.title, path: paths.policies },
              { name: policy.hero.title, path: documentPath(slug) },
            ),
          ]}
        />
      )}
      <PageHero {...policy.hero} />
      <Document policy={policy} />
    </>
  )
}
