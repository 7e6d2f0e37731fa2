/** Numbers that site and server keep to together. */

/** How long a mail that staff have caused can be taken back, and the notice with "Undo" stands. */
export const undoSeconds = 10;

/** Of an image or a PDF that staff upload. */
export const maxUploadMegabytes = 5;

/** Gives a number of bytes. */
export function megabytes(count: number): number {
  return count * 1024 * 1024;
}
