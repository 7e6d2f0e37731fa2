import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import { useId } from 'react';
import { Spinner } from '#ui/spinner.tsx';
import { Text } from '#ui/text.tsx';
import { buttonRecipe } from './button-recipe.ts';

const BaseButton = chakra('button', buttonRecipe);

type ButtonProps = HTMLChakraProps<'button', RecipeVariantProps<typeof buttonRecipe>> & {
  /** True while the action runs: the button keeps its place and the focus, and ignores clicks. */
  busy?: boolean;
  /** The label while busy, for screen readers and beside the spinner: "Sending…". */
  busyLabel?: string;
  /** Disables the button and shows this reason beside it. */
  disabledReason?: string | undefined;
};

export function Button({ busy = false, busyLabel, disabledReason, children, onClick, ...rest }: ButtonProps) {
  const reasonId = useId();
  const button = (
    <BaseButton
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-describedby={disabledReason ? reasonId : undefined}
      {...rest}
      disabled={disabledReason ? true : rest.disabled}
      onClick={(event) => {
        // A busy button is not `disabled`, which would lose the focus, so further clicks are ignored here.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? (
        <>
          <Spinner size="sm" label="" />
          {busyLabel ?? children}
        </>
      ) : (
        children
      )}
    </BaseButton>
  );
  if (!disabledReason) return button;
  return (
    <chakra.div display="grid" gap="2" justifyItems="start" width={rest.wide ? 'full' : undefined}>
      {button}
      <Text id={reasonId} size="sm" tone="muted">
        {disabledReason}
      </Text>
    </chakra.div>
  );
}
