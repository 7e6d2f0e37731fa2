/** The two mails about a new account: to whoever opened it, and to the provider. */
export function userMailIds(uid: string) {
  return { welcome: `welcome_${uid}`, notice: `new-user_${uid}` };
}
