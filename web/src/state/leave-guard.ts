type Ask = (proceed: () => void) => void;

let guard: Ask | null = null;

/** @param ask asks the person before they leave the editor; null once there is nothing to lose */
export function guardLeaving(ask: Ask | null): void {
  guard = ask;
}

/** Runs what leaves the page, after an editor with unsaved changes has agreed. */
export function leavePage(proceed: () => void): void {
  if (guard) guard(proceed);
  else proceed();
}

type Block = (event: PopStateEvent) => void;

let block: Block | null = null;

/** @param newBlock hears Back and Forward before the router; null once there is nothing to lose */
export function guardTraversals(newBlock: Block | null): void {
  block = newBlock;
}

/** To be called before the router listens: Chrome calls a window's listeners in their order, also those that capture. */
export function hearTraversals(): void {
  window.addEventListener('popstate', (event) => block?.(event));
}
