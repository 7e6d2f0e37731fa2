import type { GetFile } from '@kowhai/domain/address/street-index';

const files = new Map<string, Promise<object | null>>();

/**
 * Reads a file of the country's streets, which the site ships: what is typed does not leave the browser. A file is fetched
 * once, but again after a failure.
 */
export const getStreetFile: GetFile = (name) => {
  const { VITE_STREETS: folder = '/streets', VITE_STREET_FILES: all } = import.meta.env;
  // No street begins so: asking would be a 404 in the console.
  if (all && !all.split(' ').includes(name)) return Promise.resolve({});
  const known = files.get(name);
  if (known) return known;
  const file = fetch(`${folder}/${name}.json`)
    .then(async (response) => (response.ok ? ((await response.json()) as object) : null))
    .catch(() => null);
  files.set(name, file);
  void file.then((content) => content ?? files.delete(name));
  return file;
};
