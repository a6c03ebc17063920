import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import { homeContact } from '../../content/home-dealer.ts'
import { hours } from '../../content/hours.ts'
import { Button } from '../../ui/button.tsx'
import { CallButton } from '../../ui/call-button.tsx'
import { ComeBy } from '../../ui/come-by.tsx'
import { Arrow } from '../../ui/icon.tsx'
import { ArrowLink, NextSection } from '../../ui/layout.tsx'

/** The main line, e-mail and a link to the contact form, at the end of the page. */
export const MainContact = () => (
  <NextSection>
    <ComeBy
      {...homeContact}
      hours={hours.showroom}
      actions={
        <>
          <CallButton phone={dealer.phone} variant="primary" />
          <Button asChild variant="outline">
            <Link to={paths.contact}>
              Contact us <Arrow />
            </Link>
          </Button>
        </>
      }
    >
      <ArrowLink href={`mailto:${dealer.email.info}`}>{dealer.email.info}</ArrowLink>
    </ComeBy>
  </NextSection>
)
