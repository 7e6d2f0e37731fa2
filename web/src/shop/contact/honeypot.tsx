import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/**
 * A field that no person sees, reaches or hears. Programs that fill in every field give themselves away by it; its
 * name has to sound worth filling in.
 */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <chakra.div
      aria-hidden
      position="absolute"
      insetInlineStart="-9999px"
      width="1px"
      height="1px"
      overflow="hidden"
    >
      <label>
        Leave this empty
        <input type="text" tabIndex={-1} autoComplete="off" {...props} />
      </label>
    </chakra.div>
  );
}
