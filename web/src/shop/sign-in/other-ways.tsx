import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { TextLink } from '#ui/buttons/link.tsx';

/** The links below a sign-in form: to the other form, and to the home page. */
export function OtherWays({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="6"
      maxWidth="form"
      marginTop="6"
      paddingTop="4"
      borderTopWidth="1px"
      borderColor="line"
    >
      {children}
      <TextLink to={paths.home()} standalone>
        Back to home
      </TextLink>
    </chakra.div>
  );
}
