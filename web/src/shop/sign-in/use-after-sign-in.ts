import { useSearchParams } from 'react-router-dom';
import { safeRedirect } from './safe-redirect.ts';

/** Where this visit to the sign-in pages leads, and the same as the links between them carry it. */
export function useAfterSignIn(): string {
  const [search] = useSearchParams();
  return safeRedirect(search.get('redirect'));
}
