/** A chunk of its own, because it loads reCAPTCHA Enterprise. Once loaded, Firebase's own services use it too. */
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { app } from './firebase-app.ts';

const appCheck = initializeAppCheck(app, {
  provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY ?? ''),
  isTokenAutoRefreshEnabled: true,
});

export async function readAppCheckToken(): Promise<string> {
  return (await getToken(appCheck)).token;
}
