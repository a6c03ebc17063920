import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { documentPath } from '../../addresses/paths.ts'
import { documentLabel, documentSlugs } from '../../content/policy-links.ts'
import { Arrow } from '../../ui/icon.tsx'

/** What a reader of this policy is likely to need next. */
export const Related = ({ slugs }: { slugs: readonly string[] }) => (
  <Links aria-label="Related policies" data-screen-only="">
    {documentSlugs
      .filter((slug) => slugs.includes(slug))
      .map((slug) => (
        <Link key={slug} to={documentPath(slug)}>
          {documentLabel(slug)} <Arrow />
        </Link>
      ))}
  </Links>
)

const Links = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 28px',
    marginTop: '12',
    borderTop: '1px solid',
    borderColor: 'line',
    paddingTop: '3',
    '& a': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '48px', fontWeight: '600' },
    '& svg': { transition: 'transform 200ms var(--ease)' },
    '& a:hover svg': { transform: 'translateX(3px)' },
  },
})
