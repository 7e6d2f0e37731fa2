import { create } from 'zustand';

export type Toast = {
  id: number;
  status: 'success' | 'danger' | 'warning' | 'info';
  message: string;
};

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
