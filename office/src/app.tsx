import { Navigate, Route } from 'react-router-dom'
import { DaysPage } from './days/days-page.tsx'
import { DevicesPage } from './devices/devices-page.tsx'
import { ImportPage } from './import/import-page.tsx'
import { InquiriesPage } from './inquiries/inquiries-page.tsx'
import { InquiryPage } from './inquiry/inquiry-page.tsx'
import { PeoplePage } from './people/people-page.tsx'
import { ReceiptsPage } from './receipts/receipts-page.tsx'
import { Broken } from './shell/broken.tsx'
import { Shell } from './shell/shell.tsx'
import { WelcomePage } from './sign-in/welcome-page.tsx'
import { StockPage } from './stock/stock-page.tsx'
import { UnitPage } from './unit/unit-page.tsx'

/** The screens by their addresses. A person must be signed in to open those inside the shell. */
export const routes = (
  <>
    <Route path="/welcome" element={<WelcomePage />} />
    <Route element={<Shell />}>
      <Route errorElement={<Broken />}>
        <Route index element={<Navigate to="/inquiries" replace />} />
        <Route path="/stock" element={<StockPage />} />
        <Route path="/stock/import" element={<ImportPage />} />
        <Route path="/stock/:id" element={<UnitPage />} />
        <Route path="/days" element={<DaysPage />} />
        <Route path="/devices" element={<DevicesPage />} />
        <Route path="/inquiries" element={<InquiriesPage />} />
        <Route path="/inquiries/automatic-reply" element={<ReceiptsPage />} />
        <Route path="/inquiries/:id" element={<InquiryPage />} />
        <Route path="/people" element={<PeoplePage />} />
        <Route path="*" element={<Navigate to="/inquiries" replace />} />
      </Route>
    </Route>
  </>
)
