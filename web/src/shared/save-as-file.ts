/** Downloads a text, or several joined, as a file. */
export function saveAsFile(name: string, text: string | readonly string[], type: string): void {
  const address = URL.createObjectURL(new Blob([text].flat(), { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by the next task, so the URL can be revoked.
  setTimeout(() => URL.revokeObjectURL(address));
}
