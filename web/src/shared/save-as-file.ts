/** Has the browser save a text, or several one after the other, as a file. */
export function saveAsFile(name: string, text: string | readonly string[], type: string): void {
  const address = URL.createObjectURL(new Blob([text].flat(), { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by the time that other code runs again.
  setTimeout(() => URL.revokeObjectURL(address));
}
