/** Numbers that site and server keep to together. */

/** For so long a mail that staff have caused can be taken back: the notice with "Undo" stands until then. */
export const undoSeconds = 10;

/** Of an image or a PDF that staff upload. */
export const maxUploadMegabytes = 5;

/** Gives a number of bytes. */
export function megabytes(count: number): number {
  return count * 1024 * 1024;
}
