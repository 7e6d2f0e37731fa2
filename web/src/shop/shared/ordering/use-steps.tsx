import { chakra } from '@chakra-ui/react';
import {
  type Cart,
  type CartPlan,
  findLine,
  removeLine,
  restoreLine,
  swapPlan,
} from '@kowhai/domain/cart/cart';
import { useEffect, useRef, useState } from 'react';
import { focusHeadingOf } from '#shop/shared/focus-heading.ts';
import type { CartStep } from '#state/cart.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';

type Line = { _id: string; name: string };
type Made = CartStep & { make: (cart: Cart) => Cart };

export function removing(line: Line, cart: Cart): Made {
  const removed = findLine(cart, line._id);
  return {
    text: `${line.name} removed`,
    make: (now) => removeLine(now, line._id),
    undo: (now) => (removed ? restoreLine(now, removed) : now),
  };
}

export function swapping(from: CartPlan, to: Omit<CartPlan, 'qty'>): Made {
  return {
    text: `${to.name} instead of ${from.name}`,
    make: (now) => swapPlan(now, from, to),
    undo: (now) => swapPlan(now, to, from),
  };
}

/**
 * Changes lines, and offers to undo the last change. The notice is in the page, so it covers no amounts, and it stays for
 * as long as the page is open, so nobody has to be quick.
 *
 * @param first what was done before the page opened
 */
export function useSteps(
  change: (make: (cart: Cart) => Cart) => void,
  say: (text: string) => void,
  first: CartStep | null = null,
) {
  const [step, setStep] = useState(first);
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is unmounted, and Undo is the next stop from here. A new page has its heading focused.
  useEffect(() => {
    if (step !== first) box.current?.focus({ preventScroll: true });
  }, [step, first]);
  const take = ({ make, ...made }: Made) => {
    change(make);
    setStep(made);
    say(made.text);
  };
  const undo = ({ text, undo: make }: CartStep) => {
    change(make);
    setStep(null);
    say(`Undone: ${text}`);
    focusHeadingOf(document.querySelector('main'));
  };
  const undoNotice = step && (
    <chakra.div ref={box} tabIndex={-1} width="full">
      <Alert
        status="info"
        action={
          <Button
            variant="outline"
            size="sm"
            onClick={() => undo(step)}
            aria-label={step.undoLabel ?? `Undo: ${step.text}`}
          >
            {step.undoLabel ?? 'Undo'}
          </Button>
        }
      >
        {step.text}
      </Alert>
    </chakra.div>
  );
  return { take, undoNotice };
}
