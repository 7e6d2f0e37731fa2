import { create } from 'zustand';

export type Toast = {
  id: number;
  status: 'success' | 'danger' | 'warning' | 'info';
  message: string;
  /** A line of its own about what happens when the time is up: "The email goes", in so many seconds. */
  countdown?: { text: string; endsAt: number };
  /** A button of the toast, which is then shown for longer. */
  action?: { label: string; run: () => void };
  /** How long it is shown, in milliseconds, if not for the default time. */
  durationMs?: number;
};

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let nextId = 1;

/**
 * Shows a message for a moment. What must not be missed also needs a place on the page.
 *
 * @param replacing the id of a toast that this one replaces, if it is still shown
 * @returns its id; a toast with the same message is shown again under its own id
 */
export function showToast(toast: Omit<Toast, 'id'>, replacing?: number): number {
  const { toasts } = useToasts.getState();
  const old =
    toasts.find(({ id }) => id === replacing) ?? toasts.find(({ message }) => message === toast.message);
  const shown = { ...toast, id: old?.id ?? nextId++ };
  useToasts.setState({
    toasts: old ? toasts.map((other) => (other === old ? shown : other)) : [...toasts, shown],
  });
  return shown.id;
}

/** Runs the action of the newest toast that has one, such as Undo. */
export function takeLastOffer(): void {
  const last = useToasts.getState().toasts.findLast(({ action }) => action !== undefined);
  if (!last) return;
  dismissToast(last.id);
  last.action?.run();
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
