type Ask = (goOn: () => void) => void;

let guard: Ask | null = null;

/** @param ask lets whoever edits decide before they leave; null once there is nothing to lose */
export function guardLeaving(ask: Ask | null): void {
  guard = ask;
}

/** Does what leads away from the page, after an editor with unsaved changes has let go. */
export function leavePage(goOn: () => void): void {
  if (guard) guard(goOn);
  else goOn();
}
