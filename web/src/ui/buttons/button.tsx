import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import { useId, useState } from 'react';
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

export function Button(props: ButtonProps) {
  const { busy = false, busyLabel, disabledReason, children, onClick, onFocus, onBlur, ...rest } = props;
  const reasonId = useId();
  const [hasFocus, setFocused] = useState(false);
  const isUnavailable = busy || disabledReason !== undefined;
  const button = (
    <BaseButton
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={isUnavailable || undefined}
      // Hover styles leave out what has it.
      data-disabled={isUnavailable ? '' : undefined}
      aria-describedby={disabledReason ? reasonId : undefined}
      {...rest}
      // A button that has the focus is not `disabled`, which would lose it: further clicks are ignored below.
      disabled={disabledReason ? !hasFocus : rest.disabled}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
      onClick={(event) => {
        if (isUnavailable) event.preventDefault();
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
  if (!('disabledReason' in props)) return button;
  return (
    // Around it with and without a reason: a button that was mounted anew would lose the focus.
    <chakra.div
      display={disabledReason ? 'grid' : 'contents'}
      gap="2"
      justifyItems="start"
      width={rest.wide ? 'full' : undefined}
    >
      {button}
      {disabledReason && (
        <Text id={reasonId} size="sm" tone="muted">
          {disabledReason}
        </Text>
      )}
    </chakra.div>
  );
}
