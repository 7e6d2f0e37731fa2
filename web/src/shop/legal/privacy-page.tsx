import { paths } from '#shared/paths.ts';
import { LegalPage } from './legal-page.tsx';
import { privacyContent } from './privacy-content.ts';

export function PrivacyPage() {
  return <LegalPage content={privacyContent} path={paths.privacy()} />;
}
