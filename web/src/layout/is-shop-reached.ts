/** Tells whether the shop answers at the address that is open, whatever it says. The browser's own idea is a guess. */
export async function isShopReached(): Promise<boolean> {
  const ask = fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  return ask.then(
    () => true,
    () => false,
  );
}
