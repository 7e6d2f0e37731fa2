/** A token of the functions' own account for Google's APIs. */
export async function getAccessToken(): Promise<string> {
  const { applicationDefault } = await import('firebase-admin/app');
  return (await applicationDefault().getAccessToken()).access_token;
}
