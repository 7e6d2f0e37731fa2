/** The largest file that can be uploaded, in bytes. */
export const maxFileBytes = 5 * 1024 * 1024;

/** The largest form: a file and what wraps it. */
export const maxFormBytes = maxFileBytes + 64 * 1024;
