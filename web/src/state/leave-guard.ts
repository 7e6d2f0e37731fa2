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
