/** Tells a password manager whose password a form is about, where nobody else needs to be told. */
export function SignInName({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
