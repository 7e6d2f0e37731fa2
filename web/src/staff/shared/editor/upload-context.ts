import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from 'react';

type Sending = { count: number; setCount: Dispatch<SetStateAction<number>> };

/** How many files are being uploaded: set by an editor's file fields, and read by its buttons, which wait. */
export const UploadContext = createContext<Sending>({ count: 0, setCount: () => undefined });

/** Counts an upload while it runs, or until its field is unmounted. */
export function useUploading(isSending: boolean): void {
  const { setCount } = useContext(UploadContext);
  useEffect(() => {
    if (!isSending) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [isSending, setCount]);
}
