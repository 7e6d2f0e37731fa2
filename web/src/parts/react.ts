import { createRoot, hydrateRoot } from 'react-dom/client';

/** The first part of `entry.ts`. Naming something of a package is what makes its file start here. */
export const reactPart = [createRoot, hydrateRoot];
