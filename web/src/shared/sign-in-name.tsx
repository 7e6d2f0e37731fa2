/** A hidden field that tells password managers whose password the form is about. */
export function SignInName({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
