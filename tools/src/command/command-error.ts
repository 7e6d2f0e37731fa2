/** A fault that the user can fix: the command prints its sentence alone, without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
