import { applicationDefault } from 'firebase-admin/app';

/** A token of the functions' own account for Google's APIs. */
export async function getAccessToken(): Promise<string> {
  return (await applicationDefault().getAccessToken()).access_token;
}
