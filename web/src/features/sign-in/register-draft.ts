import { readDraft } from '#state/drafts.ts';

export const registerDraft = 'register';

const empty = { firstName: '', lastName: '', email: '', phone: '', address: '' };

/** What was typed into the registration before a reload; only texts of its own fields, never a password. */
export function readTypedRegistration(): typeof empty {
  const draft = readDraft(registerDraft);
  const typed = Object.keys(empty).flatMap((name) =>
    typeof draft[name] === 'string' ? [[name, draft[name]]] : [],
  );
  return { ...empty, ...Object.fromEntries(typed) };
}
