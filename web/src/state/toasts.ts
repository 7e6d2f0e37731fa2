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
 * @returns its id; that of the toast that says the same already, if there is one
 */
export function showToast(toast: Omit<Toast, 'id'>, replacing?: number): number {
  const { toasts: all } = useToasts.getState();
  const shown = all.find(({ id, message }) => id !== replacing && message === toast.message);
  if (shown) return shown.id;
  if (replacing !== undefined && all.some(({ id }) => id === replacing)) {
    useToasts.setState({
      toasts: all.map((other) => (other.id === replacing ? { ...toast, id: other.id } : other)),
    });
    return replacing;
  }
  const id = nextId++;
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, { ...toast, id }] }));
  return id;
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
