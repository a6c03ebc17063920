import { Link } from '../../addresses/link.tsx'
import { documentPath } from '../../addresses/paths.ts'
import { documentLabel, documentSlugs } from '../../content/policy-links.ts'
import { Arrow } from '../../ui/icon.tsx'

/** What a reader of this policy is likely to need next. */
export const Related = ({ slugs }: { slugs: readonly string[] }) => (
  <nav aria-label="Related policies" data-screen-only="">
    {documentSlugs
      .filter((slug) => slugs.includes(slug))
      .map((slug) => (
        <Link key={slug} to={documentPath(slug)}>
          {documentLabel(slug)} <Arrow />
        </Link>
      ))}
  </nav>
)
