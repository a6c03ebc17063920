import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { documentPath } from '../../addresses/paths.ts'
import { policyGroups } from '../../content/policies-page.ts'
import { documentLabel } from '../../content/policy-links.ts'
import { Arrow } from '../../ui/icon.tsx'
import { NextSection } from '../../ui/layout.tsx'

/** Every document of the site, and the questions that it answers. */
export const PolicyIndex = () => (
  <NextSection>
    {policyGroups.map(({ title, entries }) => (
      <Group key={title} aria-label={title}>
        <GroupTitle>{title}</GroupTitle>
        <ul>
          {entries.map(({ slug, text }) => (
            <li key={slug}>
              <Entry asChild>
                <Link to={documentPath(slug)}>
                  <b data-part="name">{documentLabel(slug)}</b>
                  <Arrow />
                  {text && <span data-part="text">{text}</span>}
                </Link>
              </Entry>
            </li>
          ))}
        </ul>
      </Group>
    ))}
  </NextSection>
)

const Group = chakra('section', {
  base: {
    display: 'grid',
    gap: { base: '3', lg: '16' },
    gridTemplateColumns: { lg: '1fr 2fr' },
    alignItems: 'start',
    paddingTop: { base: '5', lg: '7' },
    borderTop: '1.5px solid',
    borderColor: 'ink',
    '& + &': { marginTop: { base: '8', lg: '12' } },
  },
})

const GroupTitle = chakra('h2', { base: { textStyle: 'heading' } })

const Entry = chakra('a', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '2px 20px',
    minHeight: '60px',
    paddingBlock: '3',
    borderBottom: '1px solid',
    borderColor: 'line',
    '& [data-part=name]': { textStyle: 'strong' },
    '& [data-part=text]': { gridColumn: '1', textStyle: 'small', color: 'muted' },
    '& svg': { transition: 'transform 200ms var(--ease)' },
    '&:hover svg': { transform: 'translateX(3px)' },
  },
})
