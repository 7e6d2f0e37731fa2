import { create } from 'zustand';

export type Toast = {
  id: number;
  status: 'success' | 'danger' | 'warning' | 'info';
  message: string;
  /** What can be done about it for as long as it is shown, which is then longer. */
  action?: { label: string; run: () => void };
  /** How long it is shown, in milliseconds, where that is not as long as any other. */
  durationMs?: number;
};

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let nextId = 1;

/**
 * Tells something in passing, top right. What must not be missed also stands on the page.
 *
 * @param replacing the id of one that it takes the place of, while that is shown
 * @returns its id. One that says the same already is shown anew under its own.
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

/** Does what the last notice offers that offers anything, such as Undo. */
export function takeLastOffer(): void {
  const last = useToasts.getState().toasts.findLast(({ action }) => action !== undefined);
  if (!last) return;
  dismissToast(last.id);
  last.action?.run();
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
