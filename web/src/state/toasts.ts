import { create } from 'zustand';

export type ToastKind = 'success' | 'danger' | 'warning' | 'info';
export type Toast = { id: number; kind: ToastKind; message: string };

/** How long a toast stays (specification section 9). */
export const toastMs = 5000;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let nextId = 1;

/** Tells something in passing, top right. What must not be missed also stands on the page. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const isShown = useToasts.getState().toasts.some(({ message }) => message === toast.message);
  if (isShown) return;
  const id = nextId++;
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, { ...toast, id }] }));
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
