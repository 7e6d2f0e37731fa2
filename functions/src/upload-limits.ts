export const maxFileBytes = 5 * 1024 * 1024;

export const maxFormBytes = maxFileBytes + 64 * 1024;
