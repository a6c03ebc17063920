import { documentSlugs, policyLinks } from '../../content/policy-links.ts'
import { Link } from '../../link.tsx'
import { documentPath } from '../../paths.ts'
import { Arrow } from '../../ui/icon.tsx'

const labels: Record<string, string> = {
  privacy: 'Privacy',
  terms: 'Terms',
  ...Object.fromEntries(policyLinks.map(({ slug, label }) => [slug, label])),
}

/** What a reader of this policy is likely to need next. */
export const Related = ({ slugs }: { slugs: readonly string[] }) => (
  <nav aria-label="Related policies" data-screen-only="">
    {documentSlugs
      .filter((slug) => slugs.includes(slug))
      .map((slug) => (
        <Link key={slug} to={documentPath(slug)}>
          {labels[slug]} <Arrow />
        </Link>
      ))}
  </nav>
)
