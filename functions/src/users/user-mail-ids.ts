export function userMailIds(uid: string) {
  return { welcome: `welcome_${uid}`, notice: `new-user_${uid}` };
}
