import { Components } from '../features/design-system/components.tsx'
import { Tokens } from '../features/design-system/tokens.tsx'
import { Section } from '../ui/layout.tsx'

/** The living page of docs/design-system.md. `routes.tsx` has it in development only; it is in no build. */
export default function DesignSystem() {
  return (
    <>
      <title>Design system</title>
      <Section>
        <Tokens />
        <Components />
      </Section>
    </>
  )
}
