import { paths } from '#shared/paths.ts';
import { LegalPage } from './legal-page.tsx';
import { termsContent } from './terms-content.ts';

export function TermsPage() {
  return <LegalPage content={termsContent} path={paths.terms()} />;
}
