/** Downloads a text, or anything else, as a file. */
export function saveAsFile(name: string, content: string | Blob, type = ''): void {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by the next task, so the URL can be revoked.
  setTimeout(() => URL.revokeObjectURL(address));
}
