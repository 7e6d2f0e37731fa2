const pauseMs = 1000;

/**
 * Imports a file, with two more tries after a pause each. The file has to be one that the build keeps apart: one that
 * it joins with others exports other names there.
 */
export async function importPatiently<M>(load: () => Promise<M>, tries = 3): Promise<M> {
  try {
    return await load();
  } catch (failure) {
    if (tries === 1) throw failure;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const address = findAddress(failure);
    return importPatiently(address ? () => importAnew(address) : load, tries - 1);
  }
}

/** The URL of the script that could not be fetched, if the error message contains it. */
function findAddress(failure: unknown): string | undefined {
  const [address] = /https?:\/\/[^\s?]+/.exec(String(failure)) ?? [];
  return address;
}

/** Most browsers cache a failed import, so the retry needs another URL. */
function importAnew<M>(address: string): Promise<M> {
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
}
