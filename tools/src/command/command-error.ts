/** A fault that the person at the keyboard can mend: the command prints its sentence alone, without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
