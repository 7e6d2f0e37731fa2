/** In a chunk of its own: with it comes reCAPTCHA Enterprise, which Firebase's own parts use as well once it is here. */
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { app } from './firebase-app.ts';

const appCheck = initializeAppCheck(app, {
  provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY ?? ''),
  isTokenAutoRefreshEnabled: true,
});

export async function readAppCheckToken(): Promise<string> {
  return (await getToken(appCheck)).token;
}
