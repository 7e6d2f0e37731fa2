import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from 'react';

type Sending = { count: number; setCount: Dispatch<SetStateAction<number>> };

/** How many files are on their way: an editor's fields tell, and its buttons wait for them. */
export const UploadContext = createContext<Sending>({ count: 0, setCount: () => undefined });

/** Counts a file that is on its way, until it has arrived or its field is gone. */
export function useUploading(isSending: boolean): void {
  const { setCount } = useContext(UploadContext);
  useEffect(() => {
    if (!isSending) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [isSending, setCount]);
}
